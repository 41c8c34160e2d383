import { eventoDatosSchema } from 'domain/evento-schema';
import { linkDatosSchema } from 'domain/link-schema';
import { ErrorDatos } from 'kit/datos/errores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarPost, type Puertos } from './guardar.ts';
import type { ImagenElegida } from './imagenes.ts';

const nueva = (nombre: string): ImagenElegida => ({
  kind: 'nueva',
  clave: nombre,
  nombre,
  vista: 'data:image/webp;base64,',
  preparada: { blob: new Blob([nombre]), ancho: 10, alto: 10, extension: 'webp' },
});
const url = (ruta: string) => `https://ejemplo.com/${ruta}`;

/** The outside world, in memory: which pictures are there, and what was written. */
function mundo(fallas: { subir?: (ruta: string) => Error | undefined; escribir?: Error } = {}) {
  const hay = new Set<string>();
  const escrito: unknown[] = [];
  const escribir =
    (modo: string) =>
    async (...args: unknown[]) => {
      if (fallas.escribir) throw fallas.escribir;
      escrito.push([modo, ...args]);
    };
  const puertos = {
    subirImagen: vi.fn(async (_archivo: Blob, ruta: string, { signal, onProgress } = {}) => {
      onProgress?.(0.5);
      await Promise.resolve();
      if (signal?.aborted) throw new ErrorDatos('cancelado', 'Cancelaste la subida.');
      const falla = fallas.subir?.(ruta);
      if (falla) throw falla;
      onProgress?.(1);
      hay.add(url(ruta));
      return url(ruta);
    }),
    borrarImagen: vi.fn(async (una: string) => void hay.delete(una)),
    crearItem: escribir('crear'),
    actualizarItem: escribir('actualizar'),
    now: () => 1000,
  } as unknown as Puertos;
  return { puertos, hay, escrito };
}

const link = linkDatosSchema.parse({ titulo: 'Carta', descripcion: 'Hoy', enlace: 'ejemplo.com' });
const evento = eventoDatosSchema.parse({
  titulo: 'Feria',
  descripcion: 'Con música',
  categoria: 'Musica',
  tipoFecha: 'sinFecha',
});
const pedido = { tipo: 'link' as const, id: 'l1', version: null, uid: 'u1', datos: link, subidas: new Map() };

describe('guardarPost', () => {
  beforeEach(() => pedido.subidas.clear());

  it('writes an item without pictures', async () => {
    const { puertos, escrito } = mundo();
    await guardarPost({ ...pedido, imagenes: { principal: null, adicionales: [] } }, puertos);
    expect(escrito).toEqual([['crear', 'link', { ...link, url_imagen: null }, { id: 'l1' }]]);
  });

  it('uploads first, to paths of their own, then writes where each picture is', async () => {
    const { puertos, escrito, hay } = mundo();
    const progreso: number[] = [];
    await guardarPost(
      {
        ...pedido,
        tipo: 'evento',
        datos: evento,
        imagenes: { principal: nueva('a.jpg'), adicionales: [nueva('b.jpg'), nueva('c.jpg')] },
        onProgress: (parte) => progreso.push(parte),
      },
      puertos,
    );
    expect(escrito).toEqual([
      [
        'crear',
        'evento',
        {
          ...evento,
          url_imagen: url('posts/evento/main/u1/1000_a.jpg'),
          url_imagenes: [
            url('posts/evento/gallery/u1/1001_b.jpg'),
            url('posts/evento/gallery/u1/1002_c.jpg'),
          ],
        },
        { id: 'l1' },
      ],
    ]);
    expect(hay.size).toBe(3);
    expect(progreso.at(-1)).toBe(1);
  });

  it('writes nothing when a picture fails, says why, and sends only the missing ones at the next try', async () => {
    const falla = new ErrorDatos('no-subio', 'No se pudo subir la imagen. Intentá de nuevo.');
    const { puertos, escrito, hay } = mundo({
      subir: (ruta) => (ruta.includes('c.jpg') ? falla : undefined),
    });
    const imagenes = { principal: nueva('a.jpg'), adicionales: ['b.jpg', 'c.jpg', 'd.jpg'].map(nueva) };
    const post = { ...pedido, tipo: 'evento' as const, datos: evento, imagenes };
    await expect(guardarPost(post, puertos)).rejects.toBe(falla);
    expect(escrito).toEqual([]);
    const arriba = hay.size;
    expect(arriba).toBeGreaterThan(0);
    const segundo = mundo();
    await guardarPost(post, segundo.puertos);
    expect(segundo.puertos.subirImagen).toHaveBeenCalledTimes(4 - arriba);
    const urls = ['b', 'c', 'd'].map((letra) => expect.stringContaining(`_${letra}.jpg`));
    expect(segundo.escrito).toEqual([
      ['crear', 'evento', expect.objectContaining({ url_imagenes: urls }), { id: 'l1' }],
    ]);
  });

  it('keeps the pictures when nobody knows whether the item was written', async () => {
    const { puertos, hay } = mundo({ escribir: new ErrorDatos('sin-conexion', 'No hay conexión.') });
    const imagenes = { principal: nueva('a.jpg'), adicionales: [] };
    await expect(guardarPost({ ...pedido, imagenes }, puertos)).rejects.toThrow('No hay conexión.');
    expect(hay.size).toBe(1);
    expect(pedido.subidas.get('a.jpg')).toContain('1000_a.jpg');
  });

  it('deletes what it uploaded when the item is refused', async () => {
    const falla = new ErrorDatos('sin-permiso', 'Esta publicación no es tuya.');
    const { puertos, hay } = mundo({ escribir: falla });
    await expect(
      guardarPost({ ...pedido, imagenes: { principal: nueva('a.jpg'), adicionales: [] } }, puertos),
    ).rejects.toBe(falla);
    expect(puertos.subirImagen).toHaveBeenCalledOnce();
    expect(hay.size).toBe(0);
  });

  it('keeps stored pictures on edit, whose cleaning up is not its business', async () => {
    const guardada = (una: string): ImagenElegida => ({ kind: 'guardada', clave: una, url: una });
    const imagenes = { principal: nueva('n.jpg'), adicionales: [guardada('queda')] };
    const { puertos, escrito } = mundo();
    await guardarPost({ ...pedido, version: '7.0', tipo: 'evento', datos: evento, imagenes }, puertos);
    expect(escrito[0]).toMatchObject([
      'actualizar',
      'evento',
      'l1',
      { url_imagenes: ['queda'] },
      { version: '7.0' },
    ]);
    expect(puertos.borrarImagen).not.toHaveBeenCalled();
  });

  it('stops at a cancel with nothing written', async () => {
    const { puertos, escrito, hay } = mundo();
    const control = new AbortController();
    control.abort();
    await expect(
      guardarPost(
        { ...pedido, imagenes: { principal: nueva('a.jpg'), adicionales: [] }, signal: control.signal },
        puertos,
      ),
    ).rejects.toMatchObject({ codigo: 'cancelado' });
    expect(escrito).toEqual([]);
    expect(hay.size).toBe(0);
  });
});
