import { domainToASCII } from 'node:url';

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
export function mailboxOf(email: string): string {
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
