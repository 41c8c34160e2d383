import { describe, expect, test } from 'vitest';
import { changedLikes } from './likes.ts';

describe('changedLikes', () => {
  const ref = (path: string) => ({ path, id: path.split('/').at(-1) });
  test('returns added and removed likes by kind', () => {
    const before = { eventLikes: [ref('evento/a'), ref('evento/b')], linksLikes: [] };
    const after = { eventLikes: [ref('evento/b'), ref('evento/c')], linksLikes: [ref('link/a')] };
    expect(changedLikes(before, after)).toEqual([
      { tipo: 'link', id: 'a' },
      { tipo: 'evento', id: 'a' },
      { tipo: 'evento', id: 'c' },
    ]);
    expect(changedLikes(after, undefined)).toHaveLength(3);
  });
  test('ignores references to other documents', () => {
    expect(
      changedLikes({ eventLikes: 'x' }, { eventLikes: [ref('curso/a'), ref('user/x/refRolCreador/x')] }),
    ).toEqual([]);
  });
});
