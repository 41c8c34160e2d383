import type { Card } from 'domain/api/api';
import { Failure } from 'kit/failure';
import { expect, test } from 'vitest';
import { listLiked } from './liked.ts';

const IDS = Array.from({ length: 14 }, (_, index) => `e${index}`);
const likes = async () => ({ evento: IDS, curso: [], promo: [], link: [] });
const read = async (_tipo: string, ids: readonly string[]) =>
  ids.filter((id) => id !== 'e3').map((id) => ({ id }) as Card);

test('pages of twelve by cursor, without what is gone', async () => {
  const first = await listLiked('evento', null, { likes, read });
  expect(first.items.map(({ id }) => id as string)).toEqual(IDS.slice(0, 12).filter((id) => id !== 'e3'));
  expect(first.cursor).toBe('e11');
  const second = await listLiked('evento', first.cursor, { likes, read });
  expect(second.items.map(({ id }) => id as string)).toEqual(['e12', 'e13']);
  expect(second.cursor).toBeNull();
});

test('items that can’t be read fail the page', async () => {
  const fallen = async () => {
    throw new Failure('internal', 'Algo falló', { status: 500 });
  };
  await expect(listLiked('evento', null, { likes, read: fallen })).rejects.toThrow('Algo falló');
});
