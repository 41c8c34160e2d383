import { describe, expect, test } from 'vitest';
import { changedLikes } from './likes.ts';

describe('changedLikes', () => {
  const ref = (path: string) => ({ path, id: path.split('/').at(-1) });
  test('what came and what went, by kind', () => {
    const before = { eventLikes: [ref('evento/a'), ref('evento/b')], linksLikes: [] };
    const after = { eventLikes: [ref('evento/b'), ref('evento/c')], linksLikes: [ref('link/a')] };
    expect(changedLikes(before, after)).toEqual([
      { tipo: 'link', id: 'a' },
      { tipo: 'evento', id: 'a' },
      { tipo: 'evento', id: 'c' },
    ]);
    expect(changedLikes(after, undefined)).toHaveLength(3);
  });
  test('what is no item of that kind does not count', () => {
    expect(
      changedLikes({ eventLikes: 'x' }, { eventLikes: [ref('curso/a'), ref('user/x/refRolCreador/x')] }),
    ).toEqual([]);
  });
});
