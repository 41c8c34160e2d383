import { beforeEach, describe, expect, it, vi } from 'vitest';
import { borrarBorrador, guardarBorrador, leerBorrador } from './borrador.ts';
import { VALORES_INICIALES } from './valores.ts';

const valores = { ...VALORES_INICIALES, titulo: 'A medio escribir' };

describe('drafts', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by person and kind', () => {
    guardarBorrador('ana', 'evento', valores);
    expect(leerBorrador('ana', 'evento')).toEqual(valores);
    expect(leerBorrador('ana', 'curso')).toBeNull();
    expect(leerBorrador('beto', 'evento')).toBeNull();
    borrarBorrador('ana', 'evento');
    expect(leerBorrador('ana', 'evento')).toBeNull();
  });

  it('of an empty form are none', () => {
    guardarBorrador('ana', 'link', valores);
    guardarBorrador('ana', 'link', VALORES_INICIALES);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '{"titulo": 3}', 'null'])('that are broken (%s) read as none', (texto) => {
    guardarBorrador('ana', 'link', valores);
    localStorage.setItem(localStorage.key(0) ?? '', texto);
    expect(leerBorrador('ana', 'link')).toBeNull();
  });

  it('cost nothing where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => guardarBorrador('ana', 'link', valores)).not.toThrow();
    vi.restoreAllMocks();
  });
});
