import { apiRutas } from 'domain/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiDePrueba, dia } from '../testing/api.ts';
import { creador, publicar, urlDe } from '../testing/data.ts';
import { lecturasDe } from '../testing/reads.ts';
import { TOPE_LECTURAS } from './read/page.ts';

const { deps, db, pedir, pagina, todas } = apiDePrueba('api-reads');

describe('reads', () => {
  beforeAll(async () => {
    for (const uid of ['masa0', 'masa1', 'masa2']) {
      await creador(db, uid);
      const muchos = Object.fromEntries(
        Array.from({ length: 150 }, (_, i) => [
          `${uid}-${i}`,
          {
            titulo: i === 149 ? 'Aguja en el pajar gigante' : 'Aguja en pajar',
            url_imagen: urlDe('posts/curso/main/x/1_a.jpg'),
            fechaDesde: dia('2027-03-01'),
          },
        ]),
      );
      await publicar(deps, 'curso', uid, muchos);
    }
  }, 60_000);

  test('an explore page: 24 items and its distinct owners', async () => {
    const lecturas = await lecturasDe(() => pagina({ tipo: 'curso', limite: '24' }));
    expect(lecturas.documentos).toBeLessThanOrEqual(24);
    expect(lecturas.sueltos).toBeLessThanOrEqual(4);
  });

  test('one search word: no more than without; several: a stated bound', async () => {
    const una = await lecturasDe(() => pagina({ tipo: 'curso', q: 'aguja' }));
    expect(una.documentos).toBeLessThanOrEqual(24);
    const varias = await lecturasDe(() => pagina({ tipo: 'curso', q: 'gigante aguja' }));
    expect(varias.documentos).toBeLessThanOrEqual(TOPE_LECTURAS);
    const peor = await lecturasDe(() => pagina({ tipo: 'curso', q: 'aguja gi' }));
    expect(peor.documentos).toBeLessThanOrEqual(TOPE_LECTURAS + 1);
  });

  test('what is rare among many is found by going on, none missed, none twice', async () => {
    const { ids: vistos } = await todas({ tipo: 'curso', q: 'pajar gigant' });
    expect(vistos.sort()).toEqual(['masa0-149', 'masa1-149', 'masa2-149']);
    const muchas = await todas({ tipo: 'curso', limite: '48' });
    expect(new Set(muchas.ids).size).toBe(454);
    expect(muchas.ids).toHaveLength(454);
  });

  test('a detail reads two, a profile three and its page', async () => {
    expect((await lecturasDe(() => pedir(apiRutas.item('evento', 'hoy')))).sueltos).toBe(2);
    const perfil = await lecturasDe(() => pedir(`${apiRutas.perfil('masa0')}?tab=cursos`));
    expect(perfil.documentos).toBeLessThanOrEqual(1 + 24);
    expect(perfil.sueltos).toBeLessThanOrEqual(2);
  });
});
