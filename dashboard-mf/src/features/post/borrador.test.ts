import { beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorrador, guardarBorrador, iguales, leerBorrador } from './borrador.ts';
import { VALORES_INICIALES } from './valores.ts';

const valores = { ...VALORES_INICIALES, titulo: 'A medio escribir' };
const borrador = { valores, fotos: 2, version: '' };
const ana = { uid: 'ana', tipo: 'evento' } as const;

describe('drafts', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by person, kind and item', () => {
    guardarBorrador(ana, borrador);
    expect(leerBorrador(ana)).toEqual(borrador);
    expect(leerBorrador({ ...ana, tipo: 'curso' })).toBeNull();
    expect(leerBorrador({ ...ana, uid: 'beto' })).toBeNull();
    expect(leerBorrador({ ...ana, id: 'e1' })).toBeNull();
    borrarBorrador(ana);
    expect(leerBorrador(ana)).toBeNull();
  });

  it('are compared by what the form holds', () => {
    expect(iguales(valores, { ...valores })).toBe(true);
    expect(iguales(valores, VALORES_INICIALES)).toBe(false);
    expect(iguales({ ...valores, categorias: ['musica'] }, valores)).toBe(false);
  });

  it.each(['{', '{"titulo": 3}', '{"valores": {}, "fotos": "dos", "version": ""}', 'null'])(
    'that are broken (%s) read as none',
    (texto) => {
      guardarBorrador(ana, borrador);
      localStorage.setItem(localStorage.key(0) ?? '', texto);
      expect(leerBorrador(ana)).toBeNull();
    },
  );

  it('cost nothing where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => guardarBorrador(ana, borrador)).not.toThrow();
    vi.restoreAllMocks();
  });
});
