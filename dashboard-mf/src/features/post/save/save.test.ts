import { eventoFormSchema } from '@vidriera/domain/evento/schema';
import { Failure } from '@vidriera/domain/failure';
import { linkFormSchema } from '@vidriera/domain/link/schema';
import { UploadQueue } from '@vidriera/kit/uploads/uploads';
import { describe, expect, it, vi } from 'vitest';
import type { ChosenImage } from '../images/images.ts';
import { type SavePorts, savePost } from './save.ts';

const fresh = (nombre: string): ChosenImage => ({
  kind: 'fresh',
  key: nombre,
  nombre,
  view: `blob:${nombre}`,
  prepared: { blob: new Blob([nombre]), extension: 'webp' },
});
const url = (path: string) => `https://ejemplo.com/${path}`;

/** An in-memory backend: uploaded pictures and written items. */
function world(faults: { upload?: (path: string) => Error | undefined; write?: Error } = {}) {
  const has = new Set<string>();
  const written: unknown[] = [];
  const write =
    (mode: string) =>
    async (...args: unknown[]) => {
      if (faults.write) throw faults.write;
      written.push([mode, ...args]);
    };
  const upload = vi.fn(async (_file: Blob, path: string, { signal, onProgress } = {}) => {
    onProgress?.(0.5);
    await Promise.resolve();
    if (signal?.aborted) throw new Failure('cancelled', 'Cancelaste la subida.');
    const fault = faults.upload?.(path);
    if (fault) throw fault;
    onProgress?.(1);
    has.add(url(path));
    return url(path);
  });
  const ports = {
    deleteImage: vi.fn(async (item: string) => void has.delete(item)),
    createItem: write('create'),
    updateItem: write('update'),
    now: () => 1000,
  } as unknown as SavePorts;
  const uploads = new UploadQueue({ atOnce: 2, together: true, upload });
  return { ports, has, written, upload, request: { ...request, uploads } };
}

const link = linkFormSchema.parse({ titulo: 'Carta', descripcion: 'Hoy', enlace: 'ejemplo.com' });
const evento = eventoFormSchema.parse({
  titulo: 'Feria',
  descripcion: 'Con música',
  categoria: 'Musica',
  tipoFecha: 'sinFecha',
});
const request = { tipo: 'link' as const, id: 'l1', version: null, uid: 'u1', data: link };

describe('savePost', () => {
  it('writes an item without pictures', async () => {
    const { ports, request, written } = world();
    await savePost({ ...request, imagenes: { principal: null, extras: [] } }, ports);
    expect(written).toEqual([['create', 'link', { ...link, url_imagen: null }, { id: 'l1' }]]);
  });

  it('uploads to new paths first, then writes the URLs', async () => {
    const { ports, request, written, has } = world();
    const onUploaded = vi.fn(() => expect(written).toEqual([]));
    await savePost(
      {
        ...request,
        tipo: 'evento',
        data: evento,
        imagenes: { principal: fresh('a.jpg'), extras: [fresh('b.jpg'), fresh('c.jpg')] },
        onUploaded,
      },
      ports,
    );
    expect(written).toEqual([
      [
        'create',
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
    expect(has.size).toBe(3);
    expect(onUploaded).toHaveBeenCalledOnce();
  });

  it('writes nothing if a picture fails; a retry sends only the missing ones', async () => {
    const fault = new Failure('not-uploaded', 'No se pudo subir la imagen. Intentá de nuevo.');
    const faults = { upload: (path: string) => (path.includes('c.jpg') ? fault : undefined) };
    const { ports, request, written, has, upload } = world(faults);
    const imagenes = { principal: fresh('a.jpg'), extras: ['b.jpg', 'c.jpg', 'd.jpg'].map(fresh) };
    const post = { ...request, tipo: 'evento' as const, data: evento, imagenes };
    await expect(savePost(post, ports)).rejects.toBe(fault);
    expect(written).toEqual([]);
    const above = has.size;
    expect(above).toBeGreaterThan(0);
    faults.upload = () => undefined;
    upload.mockClear();
    await savePost(post, ports);
    expect(upload).toHaveBeenCalledTimes(4 - above);
    const urls = ['b', 'c', 'd'].map((letter) => expect.stringContaining(`_${letter}.jpg`));
    expect(written).toEqual([
      ['create', 'evento', expect.objectContaining({ url_imagenes: urls }), { id: 'l1' }],
    ]);
  });

  it('ignores a failed picture that was removed', async () => {
    const fault = new Failure('too-heavy', 'La imagen pesa más de 10 MB.');
    const { ports, request, written } = world({
      upload: (path) => (path.includes('b.jpg') ? fault : undefined),
    });
    const post = { ...request, tipo: 'evento' as const, data: evento };
    const principal = fresh('a.jpg');
    const failing = savePost({ ...post, imagenes: { principal, extras: [fresh('b.jpg')] } }, ports);
    await expect(failing).rejects.toBe(fault);
    await savePost({ ...post, imagenes: { principal, extras: [] } }, ports);
    expect(written).toHaveLength(1);
  });

  it('keeps the pictures if the item may have been written', async () => {
    const { ports, request, has } = world({ write: new Failure('no-connection', 'No hay conexión.') });
    const imagenes = { principal: fresh('a.jpg'), extras: [] };
    await expect(savePost({ ...request, imagenes }, ports)).rejects.toThrow('No hay conexión.');
    expect(has.size).toBe(1);
    expect(request.uploads.urlOf('a.jpg')).toContain('1000_a.jpg');
  });

  it('deletes its uploads if the item is refused', async () => {
    const fault = new Failure('no-permission', 'Esta publicación no es tuya.');
    const { ports, request, has, upload } = world({ write: fault });
    await expect(
      savePost({ ...request, imagenes: { principal: fresh('a.jpg'), extras: [] } }, ports),
    ).rejects.toBe(fault);
    expect(upload).toHaveBeenCalledOnce();
    expect(has.size).toBe(0);
  });

  it('keeps stored pictures on edit', async () => {
    const saved = (item: string): ChosenImage => ({ kind: 'saved', key: item, url: item });
    const imagenes = { principal: fresh('n.jpg'), extras: [saved('queda')] };
    const { ports, request, written } = world();
    await savePost({ ...request, version: '7.0', tipo: 'evento', data: evento, imagenes }, ports);
    expect(written[0]).toMatchObject([
      'update',
      'evento',
      'l1',
      { url_imagenes: ['queda'] },
      { version: '7.0' },
    ]);
    expect(ports.deleteImage).not.toHaveBeenCalled();
  });

  it('writes nothing after a cancel', async () => {
    const { ports, request, written, has } = world();
    const saving = savePost({ ...request, imagenes: { principal: fresh('a.jpg'), extras: [] } }, ports);
    request.uploads.stop();
    await expect(saving).rejects.toMatchObject({ code: 'cancelled' });
    expect(written).toEqual([]);
    expect(has.size).toBe(0);
  });
});
