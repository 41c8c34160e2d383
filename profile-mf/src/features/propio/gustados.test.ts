import type { Tarjeta } from 'domain/api';
import { ApiFallo } from 'kit/api-fallo';
import { expect, test } from 'vitest';
import { listarGustados } from './gustados.ts';

const IDS = Array.from({ length: 14 }, (_, indice) => `e${indice}`);
const likes = async () => ({ evento: IDS, curso: [], promo: [], link: [] });
const leer = async (_tipo: string, ids: readonly string[]) =>
  ids.filter((id) => id !== 'e3').map((id) => ({ id }) as Tarjeta);

test('pages of twelve by cursor, without what is gone', async () => {
  const primera = await listarGustados('evento', null, { likes, leer });
  expect(primera.items.map(({ id }) => id as string)).toEqual(IDS.slice(0, 12).filter((id) => id !== 'e3'));
  expect(primera.cursor).toBe('e11');
  const segunda = await listarGustados('evento', primera.cursor, { likes, leer });
  expect(segunda.items.map(({ id }) => id as string)).toEqual(['e12', 'e13']);
  expect(segunda.cursor).toBeNull();
});

test('items that can’t be read fail the page', async () => {
  const caido = async () => {
    throw new ApiFallo('interno', 500, 'Algo falló');
  };
  await expect(listarGustados('evento', null, { likes, leer: caido })).rejects.toThrow('Algo falló');
});
