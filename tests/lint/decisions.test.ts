import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');

it.each(readdirSync(FOLDER))('%s begins with its title, status and date', (file) => {
  expect(readFileSync(join(FOLDER, file), 'utf8')).toMatch(
    /^# .+\n\nStatus: (accepted|superseded by \[[\w-]+\]\([\w-]+\.md\)), \d{4}-\d\d-\d\d\n\n/,
  );
});
