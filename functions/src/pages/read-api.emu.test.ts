import { apiRutas } from 'domain/api';
import { expect, it } from 'vitest';
import { apiDePrueba } from '../testing/api.ts';
import { apiInProcess } from './read-api.ts';

const { deps, pedir } = apiDePrueba('paginas');
const leer = apiInProcess(deps);

it.each([
  apiRutas.destacados,
  apiRutas.categorias,
  `${apiRutas.explore}?tipo=evento&limite=3`,
  `${apiRutas.explore}?tipo=evento&q=milonga&limite=1`,
  `${apiRutas.explore}?tipo=nada`,
  `${apiRutas.explore}?tipo=evento&cursor=inventado`,
  apiRutas.item('evento', 'lunes'),
  apiRutas.item('evento', 'no-hay'),
  apiRutas.item('evento', 'con/barra y más'),
  `${apiRutas.perfil('ana')}?tab=links`,
  apiRutas.perfil('nadie'),
  '/api/otra-cosa',
])('answers %s as the API does over HTTP', async (address) => {
  const http = await pedir(address);
  const answer = await leer(address);
  expect(answer.estado).toBe(http.status);
  expect(JSON.parse(JSON.stringify(answer.cuerpo))).toEqual(await http.json());
});

it('hands on the failure the API would hide behind a 500', async () => {
  const broken = new Error('sin base');
  const now = () => {
    throw broken;
  };
  const spoiled = apiInProcess({ ...deps, now });
  await expect(spoiled(`${apiRutas.explore}?tipo=evento`)).rejects.toBe(broken);
});
