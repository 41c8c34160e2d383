import { relative } from 'node:path';
import { DATA, ROOT } from '../cli/paths.ts';
import type { Account } from '../data/manifest.ts';

/** The block that ends a start: where the product is, who can sign in, where the data lies, how to stop. */
export function summary(url: string, accounts: Account[], notes: string[]): string {
  const width = (pick: (account: Account) => string): number =>
    Math.max(0, ...accounts.map((a) => pick(a).length));
  const [emails, passwords, roles] = [width((a) => a.email), width((a) => a.password), width((a) => a.role)];
  const rows = accounts.map(
    ({ email, password, role, username }) =>
      `    ${email.padEnd(emails)}  ${password.padEnd(passwords)}  ${role.padEnd(roles)}  ${username && `/${username}`}`,
  );
  const who =
    rows.length > 0
      ? ['  Accounts (e-mail, password, role, page):', ...rows.map((row) => row.trimEnd()), '']
      : [];
  return [
    '',
    '─'.repeat(72),
    `  Vidriera is ready at ${url}`,
    '',
    ...who,
    `  Data is kept in ${relative(ROOT, DATA)}/ (npm start -- --fresh begins anew)`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops everything and keeps the data',
    '─'.repeat(72),
    '',
  ].join('\n');
}
