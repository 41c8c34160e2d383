import { Failure } from '@vidriera/domain/failure';
import { beforeEach, expect, test, vi } from 'vitest';
import { myLikes } from './likes.ts';
import { listLiked } from './public-items.ts';

vi.mock('./likes.ts', () => ({ myLikes: vi.fn() }));

const IDS = Array.from({ length: 14 }, (_, index) => `e${index}`);
const liking = (evento: string[]) =>
  vi.mocked(myLikes).mockResolvedValue({ evento, curso: [], promo: [], link: [] });
const read = async (_schema: unknown, path: string): Promise<never> => {
  const id = path.split('/').at(-1);
  if (id === 'e3') throw new Failure('not-found', 'No está.');
  return { id } as never;
};
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

beforeEach(() => void liking(IDS));

test('pages twelve items by cursor, without deleted ones', async () => {
  const first = await listLiked('evento', null, read);
  expect(ids(first)).toEqual(IDS.slice(0, 12).filter((id) => id !== 'e3'));
  expect(first.cursor).toBe('e12');
  expect(await listLiked('evento', first.cursor, read)).toEqual({
    items: [{ id: 'e12' }, { id: 'e13' }],
    cursor: null,
  });
});

test('continues at the cursor when earlier items are unliked', async () => {
  liking(IDS.slice(5));
  expect(ids(await listLiked('evento', 'e12', read))).toEqual(['e12', 'e13']);
});

test('fails the page if items can’t be read', async () => {
  const fallen = () => Promise.reject(new Failure('internal', 'Algo falló'));
  await expect(listLiked('evento', null, fallen)).rejects.toThrow('Algo falló');
});
