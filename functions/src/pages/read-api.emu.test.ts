import { apiPaths } from 'domain/api/api';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { apiInProcess } from './read-api.ts';

const { deps, request } = testApi('paginas');
const read = apiInProcess(deps);

it.each([
  apiPaths.featured,
  apiPaths.categorias,
  `${apiPaths.explore}?tipo=evento&limit=3`,
  `${apiPaths.explore}?tipo=evento&q=milonga&limit=1`,
  `${apiPaths.explore}?tipo=nada`,
  `${apiPaths.explore}?tipo=evento&cursor=inventado`,
  apiPaths.item('evento', 'lunes'),
  apiPaths.item('evento', 'no-hay'),
  apiPaths.item('evento', 'con/barra y más'),
  `${apiPaths.perfil('ana')}?tab=links`,
  apiPaths.perfil('nadie'),
  '/api/otra-cosa',
])('answers %s as the API does over HTTP', async (address) => {
  const http = await request(address);
  const answer = await read(address);
  expect(answer.status).toBe(http.status);
  expect(JSON.parse(JSON.stringify(answer.body))).toEqual(await http.json());
});

it('hands on the failure the API would hide behind a 500', async () => {
  const broken = new Error('sin base');
  const now = () => {
    throw broken;
  };
  const spoiled = apiInProcess({ ...deps, now });
  await expect(spoiled(`${apiPaths.explore}?tipo=evento`)).rejects.toBe(broken);
});
