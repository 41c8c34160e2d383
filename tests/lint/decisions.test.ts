import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const DOCS = join(import.meta.dirname, '../../docs');
const FOLDER = join(DOCS, 'decisions');
const DECISIONS = readdirSync(FOLDER);

it.each(DECISIONS)('%s starts with a title, a status and a date', (file) => {
  expect(readFileSync(join(FOLDER, file), 'utf8')).toMatch(
    /^# .+\n\nStatus: (accepted|superseded by \[[\w-]+\]\([\w-]+\.md\)), \d{4}-\d\d-\d\d\n\n/,
  );
});

it.each(DECISIONS)('%s has at most 300 words', (file) => {
  const words = readFileSync(join(FOLDER, file), 'utf8')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  expect(words.length).toBeLessThanOrEqual(300);
});

it('architecture.md lists all decisions', () => {
  const [, list = ''] = readFileSync(join(DOCS, 'architecture.md'), 'utf8').split('\n## Decisions\n');
  expect([...list.matchAll(/decisions\/([\w-]+\.md)/g)].map(([, file]) => file).sort()).toEqual(
    DECISIONS.sort(),
  );
});
