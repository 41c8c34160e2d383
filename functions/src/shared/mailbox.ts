/** Addresses of these hosts are one with and without dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** An address as its mailbox knows it: in small letters, without what is after a plus. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return `${DOTLESS.has(host) ? plain.replaceAll('.', '') : plain}@${host}`;
}
