import { LIMITES } from 'domain/limits';
import { describe, expect, it } from 'vitest';
import { direccionDe, filtrosDe, PAGINAS_MAX, paginasDe } from './filtros.ts';

const de = (consulta: string) => new URLSearchParams(consulta);
const NADA = { q: '', categoria: undefined, fecha: undefined };

describe('filtrosDe', () => {
  it.each([
    ['', NADA],
    ['q=%20jazz%20', { ...NADA, q: 'jazz' }],
    ['categoria=Musica&fecha=finde', { ...NADA, categoria: 'Musica', fecha: 'finde' }],
    ['categoria=musica&fecha=nunca&tipo=evento', NADA],
  ])('reads %j', (consulta, filtros) => expect(filtrosDe(de(consulta))).toStrictEqual(filtros));

  it('cuts a search that is too long', () => {
    expect(filtrosDe(de(`q=${'a'.repeat(500)}`)).q).toHaveLength(LIMITES.busqueda);
  });
});

describe('paginasDe', () => {
  it.each([
    ['', 1],
    ['2', 2],
    [String(PAGINAS_MAX), PAGINAS_MAX],
    [String(PAGINAS_MAX + 1), 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['dos', 1],
  ])('takes ?eventos=%s as %i pages', (texto, cuantas) => {
    expect(paginasDe(de(`eventos=${texto}`))).toEqual({ evento: cuantas, promo: 1, curso: 1 });
  });

  it('reads what direccionDe writes', () => {
    const paginas = { evento: 2, promo: 1, curso: 12 };
    const [, consulta = ''] = direccionDe({ q: 'jazz & más' }, paginas).split('?');
    expect(paginasDe(de(consulta))).toEqual(paginas);
    expect(filtrosDe(de(consulta)).q).toBe('jazz & más');
  });
});
