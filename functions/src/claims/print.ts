import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { LETTER_COUNT, LETTERS } from 'domain/claim/letters';

/** How one mail provider reads the names before its host. */
type Provider = {
  hosts: RegExp;
  /** The host that stands for all, where a name is the same mailbox at each. */
  host?: string;
  /** Where the name ends and a tag begins. Plus elsewhere too; a dash only where no name can have one. */
  tag?: string;
  /** Characters of a name that make no difference. */
  ignored?: RegExp;
};

/** Providers whose rules are published. A rule that is wrong would keep a promo from somebody, so others get the common one alone. */
const PROVIDERS: readonly Provider[] = [
  { hosts: /^(gmail|googlemail)\.com$/, host: 'gmail.com', ignored: /\./g },
  { hosts: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, host: 'proton.me', ignored: /[._-]/g },
  { hosts: /^(icloud|me|mac)\.com$/, host: 'icloud.com' },
  { hosts: /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|(ymail|rocketmail|myyahoo)\.com)$/, tag: '-' },
];

/** `tag@name.fastmail.com` is read as `name@fastmail.com`. */
const FASTMAIL = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** An address as its mailbox knows it: without tags, and every spelling of the host as one. */
function mailboxOf(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const written = text.slice(at + 1).replace(/\.+$/, '');
  const host = domainToASCII(written) || written;
  const own = FASTMAIL.exec(host);
  if (own) return `${own[1]}@${own[2]}`;
  const provider = PROVIDERS.find(({ hosts }) => hosts.test(host));
  const name = text.slice(0, at).replace(/^"(.*)"$/, '$1');
  const untagged = beforeTag(beforeTag(name, '+'), provider?.tag);
  const plain = provider?.ignored ? untagged.replaceAll(provider.ignored, '') : untagged;
  return `${plain}@${provider?.host ?? host}`;
}

/** A name without its tag. One that would be empty then stays whole. */
const beforeTag = (name: string, tag: string | undefined): string =>
  (tag !== undefined && name.split(tag)[0]) || name;

/**
 * The fingerprint that a claim keeps of a mailbox: a keyed hash, another for each promo. It finds claims by other accounts of that mailbox, deleted ones
 * too. An account without an address is known by itself alone.
 */
export function printOf(secret: string, promo: string, who: { uid: string; email: string | null }): string {
  const known = who.email ? mailboxOf(who.email) : `uid ${who.uid}`;
  return createHmac('sha256', secret).update(['toma', promo, known].join('\n')).digest('hex');
}

/** 128 random bits: what a claim, a helper, a link and a device are known by. */
export const random128 = (): string => randomBytes(16).toString('base64url');

export const randomLetters = (): string =>
  Array.from({ length: LETTER_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What is stored of a random secret. It has 128 bits, so nothing slows its guessing down but their number. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
