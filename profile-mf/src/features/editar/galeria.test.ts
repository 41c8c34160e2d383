import { describe, expect, test, vi } from 'vitest';
import { excesoDe, type Galeria, guardarGaleria } from './galeria.ts';

const nueva = (nombre: string) => ({
  clave: nombre,
  archivo: new File(['x'], nombre, { type: 'image/png' }),
  vista: `blob:${nombre}`,
});
const GALERIA: Galeria = {
  guardadas: ['u1', 'u2', 'u3'],
  quitadas: ['u2'],
  nuevas: [nueva('a.png'), nueva('b.png')],
};

/** A server that holds a gallery, and fails the uploads named. */
function servidor(fallan: string[] = []) {
  let urls = [...GALERIA.guardadas];
  return {
    quitar: vi.fn(async (url: string) => {
      urls = urls.filter((otra) => otra !== url);
      return { urlImagenes: urls };
    }),
    subir: vi.fn(async (archivo: File, ruta: string) => {
      if (fallan.includes(archivo.name)) throw new Error('corte');
      return `https://subida/${ruta}`;
    }),
    agregar: vi.fn(async (mas: string[]) => {
      urls = [...urls, ...mas];
      return { urlImagenes: urls };
    }),
    now: () => 7,
  };
}

const A = 'https://subida/users/ana/creator/gallery/7_a.png';
const B = 'https://subida/users/ana/creator/gallery/7_b.png';

test('takes away, uploads in order, adds at once', async () => {
  const fuente = servidor();
  const final = await guardarGaleria('ana', GALERIA, () => undefined, fuente);
  expect(final).toEqual({ guardadas: ['u1', 'u3', A, B], quitadas: [], nuevas: [] });
  expect(fuente.agregar).toHaveBeenCalledExactlyOnceWith([A, B]);
});

test('after a failed upload only what is left is done', async () => {
  let quedo = GALERIA;
  const anotar = (ahora: Galeria) => {
    quedo = ahora;
  };
  await expect(guardarGaleria('ana', GALERIA, anotar, servidor(['b.png']))).rejects.toThrow('corte');
  expect(quedo).toMatchObject({ guardadas: ['u1', 'u3'], quitadas: [] });
  expect(quedo.nuevas.map(({ url }) => url)).toEqual([A, undefined]);
  const otra = servidor();
  await guardarGaleria('ana', quedo, anotar, otra);
  expect(otra.quitar).not.toHaveBeenCalled();
  expect(otra.subir.mock.calls.map(([archivo]) => archivo.name)).toEqual(['b.png']);
  expect(otra.agregar).toHaveBeenCalledExactlyOnceWith([A, B]);
});

describe('the limit of ten', () => {
  const con = (guardadas: number, nuevas: number, quitadas = 0): Galeria => ({
    guardadas: Array.from({ length: guardadas }, (_, i) => `u${i}`),
    quitadas: Array.from({ length: quitadas }, (_, i) => `u${i}`),
    nuevas: Array.from({ length: nuevas }, (_, i) => nueva(`${i}.png`)),
  });
  test('counts what stays and what comes', () => {
    expect(excesoDe(con(8, 2))).toBeNull();
    expect(excesoDe(con(9, 2, 1))).toBeNull();
    expect(excesoDe(con(8, 3))).toBe(
      'Máximo 10 imágenes. Ya tenés 8 y querés agregar 3. Quitá algunas o subí menos.',
    );
  });
});
