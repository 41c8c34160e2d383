import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { detailWith } from '@vidriera/domain/testing/items';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ShareDialog from './share-dialog.tsx';

const URL = 'https://vidriera.ar/lacasona';
const props = { open: true, onClose: () => undefined, titulo: 'La Casona & Cía', url: URL };

const subject = detailWith('evento', {
  titulo: 'Peña en el patio',
  fechaExacta: '2026-11-27',
  fechaPeriodica: null,
  direccion: 'Defensa 1344',
});
const drawPoster = vi.hoisted(() => vi.fn());
vi.mock('../../posters/qr.ts', () => ({
  qrOf: () => ({ png: 'data:image/png,x', svg: 'data:image/svg+xml,x' }),
}));
vi.mock('../../posters/draw-poster.ts', () => ({ drawPoster }));
vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({ linkHost: 'vidriera.ar/' }) }));

beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(async () => undefined) } }));
afterEach(() => vi.unstubAllGlobals());

describe('ShareDialog', () => {
  it('writes the link for WhatsApp', () => {
    render(<ShareDialog {...props} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new globalThis.URL(href).searchParams.get('text')).toBe(`La Casona & Cía\n${URL}#de=compartido`);
  });

  it('shows the address as people say it', () => {
    render(<ShareDialog {...props} />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link para compartir' });
    expect(field.value).toBe('vidriera.ar/lacasona');
  });

  it.each([
    [false, `${URL}#de=compartido`],
    [true, URL],
  ])('copies the link and confirms it; the own one is not marked (%j)', async (isOwn, copied) => {
    render(<ShareDialog {...props} isOwn={isOwn} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText('Link copiado')).toBeDefined();
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(copied);
  });

  it('selects the link without a clipboard, as in in-app browsers', async () => {
    vi.stubGlobal('navigator', {});
    render(<ShareDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText(/mantené apretado/)).toBeDefined();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link para compartir' });
    expect(field.value, 'whole').toBe(URL);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL.length]);
  });

  it('offers the device’s share sheet only if it exists; cancelling it is not a failure', async () => {
    const { unmount } = render(<ShareDialog {...props} />);
    expect(screen.queryByRole('button', { name: 'Más opciones' })).toBeNull();
    unmount();
    const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    render(<ShareDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Más opciones' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: props.titulo, url: `${URL}#de=compartido` }),
    );
    expect(writeText).not.toHaveBeenCalled();
  });

  it('offers WhatsApp first, then the copy, the code, the poster and the story', () => {
    render(<ShareDialog {...props} subject={subject} />);
    const ways = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['', 'WhatsApp', 'Copiar link', 'Código QR', 'Afiche', 'Historia']);
  });

  it('shows the poster: numeral, title, place and short address', async () => {
    render(<ShareDialog {...props} subject={subject} />);
    await waitFor(() => expect(document.querySelectorAll('svg text').length).toBeGreaterThan(0));
    const text = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(text).toBe('VIE 27 NOV 2026 EVENTO Peña en el patio Defensa 1344 Bar vidriera.ar/bar');
  });

  it('shows the photo on the poster, and omits a photo that fails to load', async () => {
    const imagen = 'posts/evento/main/u1/1_a.jpg';
    render(<ShareDialog {...props} subject={{ ...subject, imagen }} />);
    const photo = await waitFor(() => {
      const image = document.querySelector('svg image');
      if (!image) throw new Error('not yet');
      return image;
    });
    expect(photo.getAttribute('href')).toBe(`/img/480/${imagen}`);
    fireEvent.error(photo);
    expect(document.querySelector('svg image')).toBeNull();
    expect(screen.queryByText('27')).not.toBeNull();
  });

  it.each([
    ['Afiche', 'poster', 'Descargar afiche', 'vidriera-lacasona-afiche.jpg'],
    ['Historia', 'story', 'Descargar historia', 'vidriera-lacasona-historia.jpg'],
  ])('draws %s when it is asked for, to be downloaded', async (name, format, words, file) => {
    drawPoster.mockReset().mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
    render(<ShareDialog {...props} subject={subject} />);
    fireEvent.click(screen.getByRole('button', { name }));
    const download = await screen.findByRole<HTMLAnchorElement>('link', { name: words });
    expect([download.download, download.href.slice(0, 5)]).toEqual([file, 'blob:']);
    expect(drawPoster).toHaveBeenCalledExactlyOnceWith(subject, format, 'vidriera.ar/');
  });

  it('reports a story that could not be drawn', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    drawPoster.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    render(<ShareDialog {...props} subject={subject} />);
    fireEvent.click(screen.getByRole('button', { name: 'Historia' }));
    expect(await screen.findByText(messages.general.noConnection)).toBeDefined();
  });

  it('stays open when the QR code closes', async () => {
    const onClose = vi.fn();
    render(<ShareDialog {...props} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Código QR' }));
    const code = await screen.findByRole('dialog', { name: 'Código QR' });
    fireEvent(code, new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
