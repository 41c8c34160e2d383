import { expect, it } from 'vitest';
import { addPart } from './data-export.ts';

it('addPart: puts parts together, in their order', () => {
  const parts = [
    { account: { uid: 'ana' }, posts: { evento: [1, 2] } },
    { posts: { evento: [3], link: [] }, files: ['a'] },
    { posts: { link: [4] }, files: ['b'], usuario: null },
  ];
  expect(parts.reduce(addPart, {})).toEqual({
    account: { uid: 'ana' },
    posts: { evento: [1, 2, 3], link: [4] },
    files: ['a', 'b'],
    usuario: null,
  });
});
