import { expect, it } from 'vitest';
import { manyParts } from './entries.ts';

it('manyParts: has the asked entries, each with its owner', () => {
  const parts = [...manyParts(300, 100).values()].flat();
  const entries = parts.flatMap(({ entries, owners }) => entries.map(({ uid }) => owners[uid]?.nombre));
  expect(entries).toHaveLength(300);
  expect(entries).not.toContain(undefined);
});
