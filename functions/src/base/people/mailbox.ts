import { domainToASCII } from 'node:url';

/** How a mail provider reads the part before the host. */
type Provider = {
  hosts: RegExp;
  /** Canonical host, if its hosts share mailboxes. */
  host?: string;
  /** Separator of a tag: plus, or a dash where names can't contain one. */
  tag?: string;
  /** Ignored characters of a name. */
  ignored?: RegExp;
};

/**
 * Providers with published rules. A wrong rule would deny people a promo, so all others get only
 * the common one.
 */
const PROVIDERS: readonly Provider[] = [
  { hosts: /^(gmail|googlemail)\.com$/, host: 'gmail.com', ignored: /\./g },
  { hosts: /^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, host: 'proton.me', ignored: /[._-]/g },
  { hosts: /^(icloud|me|mac)\.com$/, host: 'icloud.com' },
  { hosts: /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|(ymail|rocketmail|myyahoo)\.com)$/, tag: '-' },
];

/** `tag@name.fastmail.com` is `name@fastmail.com`. */
const FASTMAIL = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** Returns an address in its mailbox's canonical form: without tags and alias hosts. */
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

/** Returns a name without its tag, unless nothing would remain. */
const beforeTag = (name: string, tag: string | undefined): string =>
  (tag !== undefined && name.split(tag)[0]) || name;
