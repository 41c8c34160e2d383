import { DRIFT_MS, STEP_MS, stepOf } from './times.ts';

/**
 * The code a phone shows at the counter. The server signs a ticket with the phone’s public key; the phone signs the current clock step.
 * A counter that knows the server’s keys verifies both offline. Signatures are ECDSA P-256 with SHA-256.
 */
export interface Ticket {
  promo: string;
  /** The claim’s 16 random bytes, base64url. */
  nonce: string;
  /** Seconds since 1970. */
  lapses: number;
  /** The phone's public key: the 65 bytes of the uncompressed point, base64url. */
  phone: string;
}

/** A WebCrypto key: browsers and Node name the type differently. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const VERSION = 'V1';

export const PHONE_KEY = /^B[A-Za-z0-9_-]{85}[AEIMQUYcgkosw048]$/;
// The last letter of base64url holds bits of no byte. They are zero, so that nothing that is decoded can be written two ways. The nonce is
// never decoded: it is a name, and the server signs its letters.
const PHONE = PHONE_KEY.source.slice(1, -1);
const SIGNATURE = '[A-Za-z0-9_-]{85}[AQgw]';
const CODE = new RegExp(
  `^(?<ticket>${VERSION}\\.(?<kid>[A-Za-z0-9_-]{6})\\.(?<promo>[A-Za-z0-9_-]{1,128})\\.(?<nonce>[A-Za-z0-9_-]{22})\\.(?<lapses>[0-9]{10})` +
    `\\.(?<phone>${PHONE})\\.(?<signature>${SIGNATURE}))\\.(?<step>[0-9]{8})\\.(?<stepSignature>${SIGNATURE})$`,
);

type Groups = { [part: string]: string };

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Base64url without padding. */
export function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const signatureOf = async (key: Key, text: string): Promise<string> =>
  toText(await crypto.subtle.sign(SIGNING, key, bytesOf(text)));

const isSigned = (key: Key, signature: string, text: string): Promise<boolean> =>
  crypto.subtle.verify(SIGNING, key, toBytes(signature), bytesOf(text));

/** Creates a key pair. The private key cannot be exported. */
export const newPhoneKeys = (): Promise<{ privateKey: Key; publicKey: Key }> =>
  crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

export const publicKeyText = async (key: Key): Promise<string> =>
  toText(await crypto.subtle.exportKey('raw', key));

/** @throws DOMException if it is no point of the curve */
const publicKey = (text: string): Promise<Key> =>
  crypto.subtle.importKey('raw', toBytes(text), ALGORITHM, true, ['verify']);

/** Whether a text is a point of the curve. */
export const isPublicKey = (text: string): Promise<boolean> =>
  publicKey(text).then(
    () => true,
    () => false,
  );

/** A key’s id: the first six letters of its SHA-256. */
export const keyId = async (text: string): Promise<string> =>
  toText(await crypto.subtle.digest('SHA-256', bytesOf(text))).slice(0, 6);

/** Signs a ticket, for the phone to keep. */
export async function signTicket(ticket: Ticket, kid: string, key: Key): Promise<string> {
  const payload = [VERSION, kid, ticket.promo, ticket.nonce, ticket.lapses, ticket.phone].join('.');
  return `${payload}.${await signatureOf(key, payload)}`;
}

/** Returns the code of a moment. @param signed the signed ticket @param now milliseconds */
export async function codeOf(signed: string, phone: Key, now: number): Promise<string> {
  const payload = `${signed}.${stepOf(now)}`;
  return `${payload}.${await signatureOf(phone, payload)}`;
}

/** A code’s offline verification. `copied`: signed for another moment, like a screenshot. */
export type CodeVerdict =
  | { kind: 'genuine'; ticket: Ticket }
  | { kind: 'lapsed'; ticket: Ticket }
  | { kind: 'copied'; ticket: Ticket }
  | { kind: 'not-ours' };

/** Reads a code without verifying it; `null` if malformed. */
export function ticketOf(code: string): Ticket | null {
  const groups = CODE.exec(code)?.groups;
  return groups ? ticketIn(groups) : null;
}

const ticketIn = ({ promo = '', nonce = '', phone = '', lapses }: Groups): Ticket => ({
  promo,
  nonce,
  phone,
  lapses: Number(lapses),
});

/**
 * Verifies a code by signatures and clock.
 * @param keys the server’s public keys by id
 * @param now milliseconds
 */
export async function verdictOf(
  code: string,
  keys: Readonly<Record<string, string>>,
  now: number,
): Promise<CodeVerdict> {
  const groups = CODE.exec(code)?.groups;
  const { kid = '', ticket: signed = '', signature = '', step = '', stepSignature = '' } = groups ?? {};
  if (!groups || !Object.hasOwn(keys, kid)) return { kind: 'not-ours' };
  const ticket = ticketIn(groups);
  const unsigned = signed.slice(0, -signature.length - 1);
  if (!(await isSigned(await publicKey(keys[kid] ?? ''), signature, unsigned))) return { kind: 'not-ours' };
  if (!(await isSigned(await publicKey(ticket.phone), stepSignature, `${signed}.${step}`))) {
    return { kind: 'not-ours' };
  }
  if (ticket.lapses * 1000 <= now) return { kind: 'lapsed', ticket };
  const begun = Number(step) * STEP_MS;
  if (now < begun - DRIFT_MS || now > begun + STEP_MS + DRIFT_MS) return { kind: 'copied', ticket };
  return { kind: 'genuine', ticket };
}
