import { mensajes } from 'domain/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rutaConExtension } from './imagenes.ts';
import { comprobarArchivo, encajar, prepararImagen } from './preparar-imagen.ts';

const archivo = (tipo: string, bytes = 10) => new File([new Uint8Array(bytes)], 'foto', { type: tipo });

describe('comprobarArchivo', () => {
  it.each(['application/pdf', 'image/svg+xml', '', 'text/html'])('refuses %s', (tipo) => {
    expect(() => comprobarArchivo(archivo(tipo))).toThrow(mensajes.imagen.noEsImagen);
  });

  it('takes 10 MiB and refuses one byte more', () => {
    const diez = 10 * 1024 * 1024;
    expect(() => comprobarArchivo(archivo('image/png', diez))).not.toThrow();
    expect(() => comprobarArchivo(archivo('image/png', diez + 1))).toThrow(mensajes.imagen.muyPesada);
  });
});

describe('encajar', () => {
  it('brings the long side down to the limit and leaves small pictures alone', () => {
    expect(encajar(4096, 3072)).toEqual({ ancho: 2048, alto: 1536 });
    expect(encajar(3000, 4000)).toEqual({ ancho: 1536, alto: 2048 });
    expect(encajar(640, 480)).toEqual({ ancho: 640, alto: 480 });
    expect(encajar(20_000, 1)).toEqual({ ancho: 2048, alto: 1 });
  });
});

describe('rutaConExtension', () => {
  it('names the file by what it really holds', () => {
    expect(rutaConExtension('posts/link/main/u1/17_foto.JPG', 'webp')).toBe(
      'posts/link/main/u1/17_foto.webp',
    );
    expect(rutaConExtension('users/u1/profile/17_sin-punto', 'jpg')).toBe(
      'users/u1/profile/17_sin-punto.jpg',
    );
  });

  it('keeps the name within 80 characters', () => {
    const ruta = rutaConExtension(`users/u1/profile/17_${'a'.repeat(80)}`, 'webp');
    expect(ruta).toBe(`users/u1/profile/17_${'a'.repeat(75)}.webp`);
  });
});

describe('prepararImagen', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** A browser whose canvas writes only the given types. */
  function navegador(escribe: string[]) {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 2000, close }));
    const fillRect = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect,
      drawImage: vi.fn(),
    } as unknown as CanvasRenderingContext2D);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((listo, tipo = 'image/png') => {
      listo(new Blob(['x'], { type: escribe.includes(tipo) ? tipo : 'image/png' }));
    });
    return { close, fillRect };
  }

  it('writes WebP at no more than 2048 px and frees the bitmap', async () => {
    const { close, fillRect } = navegador(['image/webp', 'image/jpeg']);
    expect(await prepararImagen(archivo('image/png'))).toMatchObject({
      ancho: 2048,
      alto: 1024,
      extension: 'webp',
    });
    expect(close).toHaveBeenCalledOnce();
    expect(fillRect).not.toHaveBeenCalled();
  });

  it('writes JPEG on a background where WebP can only be read', async () => {
    const { fillRect } = navegador(['image/jpeg']);
    const imagen = await prepararImagen(archivo('image/png'));
    expect(imagen).toMatchObject({ extension: 'jpg' });
    expect(imagen.blob.type).toBe('image/jpeg');
    expect(fillRect).toHaveBeenCalledWith(0, 0, 2048, 1024);
  });

  it('tells a file that only says it is a picture', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    await expect(prepararImagen(archivo('image/png'))).rejects.toMatchObject({
      codigo: 'no-es-imagen',
      message: mensajes.imagen.noEsImagen,
    });
  });
});
