import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  isPublicKey,
  keyId,
  newPhoneKeys,
  publicKeyText,
  signTicket,
  type Ticket,
  ticketOf,
  verdictOf,
} from './code.ts';
import { phoneKeySchema } from './code-schema.ts';
import { DRIFT_MS, STEP_MS } from './times.ts';

const NOW = Date.parse('2026-11-23T20:00:00-03:00');

let server: CryptoKeyPair;
let phone: CryptoKeyPair;
let kid: string;
let keys: Record<string, string>;
let ticket: Ticket;

beforeAll(async () => {
  [server, phone] = await Promise.all([newPhoneKeys(), newPhoneKeys()]);
  const text = await publicKeyText(server.publicKey);
  kid = await keyId(text);
  keys = { [kid]: text };
  ticket = {
    promo: 'dos-por-uno_1',
    nonce: 'AbCdEfGhIjKlMnOpQrStUv',
    lapses: NOW / 1000 + 3600,
    phone: await publicKeyText(phone.publicKey),
  };
});

const signed = (changed: Partial<Ticket> = {}) =>
  signTicket({ ...ticket, ...changed }, kid, server.privateKey);
const shown = async (now = NOW, changed: Partial<Ticket> = {}) =>
  codeOf(await signed(changed), phone.privateKey, now);

describe('a code', () => {
  it('is valid on its phone, within its time, and returns the signed content', async () => {
    const code = await shown();
    expect(await verdictOf(code, keys, NOW)).toEqual({ kind: 'genuine', ticket });
    expect(ticketOf(code)).toEqual(ticket);
    expect(code.length).toBeLessThan(400);
  });

  it.each([DRIFT_MS, -DRIFT_MS])('tolerates a clock that is %i ms off', async (drift) => {
    expect(await verdictOf(await shown(NOW + drift), keys, NOW)).toMatchObject({ kind: 'genuine' });
  });

  it.each([DRIFT_MS + 2 * STEP_MS, -DRIFT_MS - 2 * STEP_MS])(
    'of another moment is a copy: %i ms',
    async (away) => {
      expect(await verdictOf(await shown(NOW + away), keys, NOW)).toMatchObject({ kind: 'copied' });
    },
  );

  it('expires to the second', async () => {
    const until = ticket.lapses * 1000;
    expect(await verdictOf(await shown(until - 1), keys, until - 1)).toMatchObject({ kind: 'genuine' });
    expect(await verdictOf(await shown(until), keys, until)).toMatchObject({ kind: 'lapsed' });
  });

  it('with any letter changed is invalid', async () => {
    const code = await shown();
    for (let place = 0; place < code.length; place += 7) {
      const other = code[place] === 'A' ? 'B' : 'A';
      const forged = code.slice(0, place) + other + code.slice(place + 1);
      expect(await verdictOf(forged, keys, NOW)).toEqual({ kind: 'not-ours' });
    }
  });

  it('has a single spelling: no unused bits, no other alphabet', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const code = await shown();
    const parts = code.split('.');
    const [PHONE, SIGNATURE, STEP_SIGNATURE] = [5, 6, 8];
    for (const part of [PHONE, SIGNATURE, STEP_SIGNATURE]) {
      const text = parts[part] ?? '';
      const last = letters.indexOf(text.at(-1) ?? '');
      for (const bits of [1, 2, 3]) {
        const same = text.slice(0, -1) + letters[last + bits];
        expect(Buffer.from(same, 'base64url')).toEqual(Buffer.from(text, 'base64url'));
        const other = parts.with(part, same).join('.');
        expect(ticketOf(other)).toBeNull();
        expect(await verdictOf(other, keys, NOW)).toEqual({ kind: 'not-ours' });
        if (part === PHONE) expect(phoneKeySchema.safeParse(same).success).toBe(false);
      }
      const standard = text.replaceAll('-', '+').replaceAll('_', '/');
      for (const other of [`${text}=`, `${text}==`, ...(standard === text ? [] : [standard])]) {
        expect(await verdictOf(parts.with(part, other).join('.'), keys, NOW)).toEqual({ kind: 'not-ours' });
      }
    }
  });

  it('needs the right keys', async () => {
    expect(await isPublicKey(ticket.phone)).toBe(true);
    for (const text of [`B${'A'.repeat(86)}`, ticket.phone.slice(0, -4), '', 'no'])
      expect(await isPublicKey(text), text).toBe(false);
  });

  it('of another server, another phone, or any other text, is invalid', async () => {
    const other = await newPhoneKeys();
    const elsewhere = await signTicket(ticket, kid, other.privateKey);
    const strangers = await codeOf(await signed(), other.privateKey, NOW);
    for (const code of [await codeOf(elsewhere, phone.privateKey, NOW), strangers, '', 'https://x.y']) {
      expect(await verdictOf(code, keys, NOW)).toEqual({ kind: 'not-ours' });
    }
    expect(await verdictOf(await shown(), {}, NOW)).toEqual({ kind: 'not-ours' });
  });
});
