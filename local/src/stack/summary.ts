import { relative } from 'node:path';
import { DATA, ROOT } from '../cli/paths.ts';
import type { DemoAccount } from '../data/export-manifest.ts';

const SHOWN_PER_ROLE = 2;

export function startSummary(url: string, accounts: DemoAccount[], notes: string[]): string {
  const shown = Object.values(Object.groupBy(accounts, ({ role }) => role)).flatMap((all = []) =>
    all.slice(0, SHOWN_PER_ROLE),
  );
  const columnWidth = (pick: (account: DemoAccount) => string): number =>
    Math.max(...shown.map((a) => pick(a).length));
  const rows = shown.map(({ email, password, role, username }) => {
    const columns = [
      email.padEnd(columnWidth((a) => a.email)),
      password.padEnd(columnWidth((a) => a.password)),
      role.padEnd(columnWidth((a) => a.role)),
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
    `  Sent letters: ${url}/__correo`,
    `  Data is kept in ${relative(ROOT, DATA)}/ (npm start -- --fresh starts with new data)`,
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C stops everything and keeps the data',
    '─'.repeat(72),
    '',
  ].join('\n');
}
