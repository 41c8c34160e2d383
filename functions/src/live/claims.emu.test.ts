import { callables } from '@vidriera/domain/api/callables-schema';
import { codeOf } from '@vidriera/domain/claim/code';
import { random128 } from '@vidriera/domain/claim/random-128';
import type { counterOutput } from '@vidriera/domain/claim/wire-schema';
import type { z } from '@vidriera/domain/zod';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { TABLE } from '../base/limits/table.ts';
import { newPhone, type Phone } from '../testing/claims.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, newAccount, untilRefused, waitUntil } from '../testing/live.ts';

const { db } = alive;
type Answer<W> = Extract<z.output<typeof counterOutput>, { what: W }>;
let [owner, someone] = ['', ''];
let creadora = '';
let phone: Phone;

async function claims(data: object, token = someone) {
  const { result, refusal } = await call('claims', data, token);
  return refusal ?? callables.claims.output.parse(result);
}
async function counter<W extends z.output<typeof counterOutput>['what']>(
  data: { what: W } & Record<string, unknown>,
  token?: string,
): Promise<Answer<W>> {
  const { result, refusal } = await call('counter', data, token);
  if (refusal) throw new Error(`${data.what}: ${refusal.code}: ${refusal.message}`);
  return callables.counter.output.parse(result) as Answer<W>;
}
const refusalCode = async (data: object, token?: string) =>
  (await call('counter', data, token)).refusal?.code;
const take = async (promo: string) => {
  const answer = await claims({ what: 'take', promo, phoneKey: phone.phoneKey });
  if (!('claims' in answer)) throw new Error(answer.message);
  return answer.claims[0];
};
const shown = async (ticket: string | null | undefined) => codeOf(ticket ?? '', phone.privateKey, Date.now());

beforeAll(async () => {
  phone = await newPhone();
  const [one, other] = [await newAccount('bar.del.canje'), await newAccount('quien.canjea')];
  [owner, someone, creadora] = [one.token, other.token, one.uid];
  const perfil = { display_name: 'Bar del Canje', role: 'creador', creador: { descripcion: 'Vermú' } };
  await call('saveProfile', perfil, owner);
  await call('saveProfile', { display_name: 'Marta Quiroga', role: 'personal' }, someone);
  const promos = ['canje-uno', 'canje-dos', 'canje-tres', 'canje-cuatro', 'canje-cinco'].map((id) =>
    refs.item(db, 'promo', id),
  );
  for (const ref of promos)
    await ref.set(itemData(db, 'promo', creadora, { titulo: ref.id, cantCanjeos: 2 }));
  await waitUntil(async () => (await db.getAll(...promos)).every((promo) => promo.get('visible')));
});

test('a promo is taken, shown, redeemed, undone and listed as the contract says', async () => {
  const claim = await take('canje-uno');
  expect(claim).toMatchObject({
    promo: 'canje-uno',
    titulo: 'canje-uno',
    state: 'open',
    redeemedAt: null,
  });
  const open = await counter({ what: 'open', helper: null }, owner);
  expect(open).toMatchObject({ creador: 'Bar del Canje', helpers: [] });
  expect(open.promos.map(({ id }) => id).sort()).toEqual([
    'canje-cinco',
    'canje-cuatro',
    'canje-dos',
    'canje-tres',
    'canje-uno',
  ]);
  expect(Object.keys(open.keys)).toHaveLength(1);
  const code = await shown(claim?.ticket);
  const redeem = { what: 'redeem', shown: { code }, helper: null } as const;
  const { outcome } = await counter(redeem, owner);
  expect(outcome).toMatchObject({ kind: 'redeemed', promo: 'canje-uno', titulo: 'canje-uno' });
  const nonce = 'nonce' in outcome ? outcome.nonce : '';
  expect(await counter({ what: 'undo', nonce, helper: null }, owner)).toEqual({
    what: 'undo',
    undone: true,
  });
  expect(await counter(redeem, owner)).toMatchObject({ outcome: { kind: 'redeemed' } });
  expect(await claims({ what: 'list', phoneKey: phone.phoneKey })).toMatchObject({
    claims: [{ state: 'used', letters: null, ticket: null }],
  });
  expect(await counter({ what: 'listed', promo: 'canje-uno' }, owner)).toMatchObject({
    quota: 2,
    titulo: 'canje-uno',
    taken: [{ nombre: 'Marta Quiroga', state: 'used', helperName: null, redeemedAgainAt: null }],
  });
});

test('a helper redeems with a link and no account, and the creator sees it', async () => {
  const { link, id } = await counter({ what: 'invite', nombre: 'Sol, de la barra' }, owner);
  const secret = random128();
  const before = Date.now();
  const { result, serverTime } = await call('counter', { what: 'join', link, secret });
  expect(serverTime, 'through the site').toBeGreaterThanOrEqual(before);
  const { helper } = await counter({ what: 'join', link, secret });
  expect(result, 'again after a lost answer').toMatchObject({ helper });
  expect(helper.secret).toBe(secret);
  expect(await refusalCode({ what: 'join', link, secret: random128() })).toBe('not-found');
  expect(await refusalCode({ what: 'join', link })).toBe('not-found');
  expect(await refusalCode({ what: 'join', link, secret: 'short' })).toBe('invalid-data');
  expect(await counter({ what: 'open', helper })).toMatchObject({
    creador: 'Bar del Canje',
    helpers: null,
  });
  const claim = await take('canje-dos');
  const letters = { what: 'redeem', shown: { letters: claim?.letters }, helper } as const;
  expect(await counter(letters)).toMatchObject({ outcome: { kind: 'redeemed', promo: 'canje-dos' } });
  expect(await counter({ what: 'listed', promo: 'canje-dos' }, owner)).toMatchObject({
    taken: [{ state: 'used', helperName: 'Sol, de la barra' }],
  });
  expect(await counter({ what: 'withdraw', id }, owner)).toEqual({ what: 'withdraw', withdrawn: true });
  expect(await refusalCode({ what: 'open', helper })).toBe('not-found');
});

test('twenty wrong letters block further letters; right ones are not counted, and codes still work', async () => {
  const { link } = await counter({ what: 'invite', nombre: 'Adivina' }, owner);
  const { helper } = await counter({ what: 'join', link });
  const claim = await take('canje-cuatro');
  const ask = (letters: string | null | undefined) =>
    ({ what: 'redeem', shown: { letters }, helper }) as const;
  for (let i = 0; i < 5; i++)
    expect(await counter(ask(claim?.letters))).toMatchObject({ outcome: { kind: 'redeemed' } });
  await untilRefused({ scope: 'letters', most: TABLE.letters.account }, async () => {
    const reply = await call('counter', ask('BBBBBB'));
    if (!reply.refusal) expect(reply.result).toMatchObject({ outcome: { kind: 'not-ours' } });
    return reply;
  });
  const { status, refusal, retryAfter } = await call('counter', ask(claim?.letters));
  expect([status, refusal?.code]).toEqual([429, 'too-many-attempts']);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  const code = await shown(claim?.ticket);
  expect(await counter({ what: 'redeem', shown: { code }, helper })).toMatchObject({
    outcome: { kind: 'redeemed' },
  });
  const creators = { ...ask(claim?.letters), helper: null };
  expect(await counter(creators, owner)).toMatchObject({ outcome: { kind: 'used' } });
});

test('only counters redeem, and taking needs a session', async () => {
  expect(await refusalCode({ what: 'open', helper: null })).toBe('no-session');
  expect(await refusalCode({ what: 'open', helper: null }, someone)).toBe('not-a-creator');
  expect(await refusalCode({ what: 'listed', promo: 'canje-uno' }, someone)).toBe('not-a-creator');
  expect(await refusalCode({ what: 'open', helper: { id: 'a'.repeat(22), secret: 'b' } })).toBe('not-found');
  expect(await call('claims', { what: 'list', phoneKey: null })).toMatchObject({
    status: 401,
    refusal: { code: 'no-session' },
  });
  expect(await claims({ what: 'take', promo: 'no-hay', phoneKey: phone.phoneKey })).toMatchObject({
    code: 'not-found',
  });
  for (const phoneKey of ['no', `B${'A'.repeat(86)}`])
    expect(
      await claims({ what: 'take', promo: 'canje-uno', phoneKey }),
      'not a point of the curve',
    ).toMatchObject({
      code: 'invalid-data',
    });
});
