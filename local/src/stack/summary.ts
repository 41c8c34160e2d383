import { relative } from 'node:path';
import { DATA, ROOT } from '../cli/paths.ts';
import type { Account } from '../data/manifest.ts';

/** Accounts shown of each role: enough to look at the product from every side. */
const SHOWN_PER_ROLE = 2;

/** The block that ends a start: where the product is, who can sign in, where the data lies, how to stop. */
export function summary(url: string, accounts: Account[], notes: string[]): string {
  const shown = Object.values(Object.groupBy(accounts, ({ role }) => role)).flatMap((all = []) =>
    all.slice(0, SHOWN_PER_ROLE),
  );
  const widest = (pick: (account: Account) => string): number =>
    Math.max(...shown.map((a) => pick(a).length));
  const rows = shown.map(({ email, password, role, username }) => {
    const columns = [
      email.padEnd(widest((a) => a.email)),
      password.padEnd(widest((a) => a.password)),
      role.padEnd(widest((a) => a.role)),
    ];
    return `    ${[...columns, username && `/${username}`].join('  ')}`.trimEnd();
  });
  const more = accounts.length - shown.length;
  const rest =
    more > 0 ? [`    and ${more} more, listed in ${relative(ROOT, DATA)}/current/vidriera-export.json`] : [];
  const who = shown.length > 0 ? ['  Accounts (e-mail, password, role, page):', ...rows, ...rest, ''] : [];
  return [
    '',
    '─'.repeat(72),
    `  Vidriera is ready at ${url}`,
    '',
    ...who,
    `  Letters that were sent: ${url}/__correo`,
    `  Data is kept in ${relative(ROOT, DATA)}/ (npm start -- --fresh begins anew)`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops everything and keeps the data',
    '─'.repeat(72),
    '',
  ].join('\n');
}
