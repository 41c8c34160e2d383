import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { messages } from 'domain/messages/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '../story.ts';
import ShareDialog from './share-dialog.tsx';

const URL = 'https://vidriera.ar/lacasona';
const props = { open: true, onClose: () => undefined, titulo: 'La Casona & Cía', url: URL };

const story: Story = {
  ...{ label: 'EVENTO', titulo: 'Peña', lines: [], day: null, imagen: null, author: 'Ana' },
  address: 'vidriera.ar/ana',
};
const drawStory = vi.hoisted(() => vi.fn());
vi.mock('../qr.ts', () => ({ qrOf: () => ({ png: 'data:image/png,x', svg: 'data:image/svg+xml,x' }) }));
vi.mock('../draw-story.ts', () => ({ drawStory }));

beforeEach(() => vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(async () => undefined) } }));
afterEach(() => vi.unstubAllGlobals());

describe('ShareDialog', () => {
  it('writes the link for WhatsApp', () => {
    render(<ShareDialog {...props} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(new globalThis.URL(href).searchParams.get('text')).toBe(`La Casona & Cía\n${URL}`);
  });

  it('copies and says so', async () => {
    render(<ShareDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText('Link copiado')).toBeDefined();
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(URL);
  });

  it('selects the link where there is no clipboard, as in in-app browsers', async () => {
    vi.stubGlobal('navigator', {});
    render(<ShareDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await screen.findByText(/mantené apretado/)).toBeDefined();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link para compartir' });
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL.length]);
  });

  it('offers the sheet of the device only where there is one; giving up there is no failure', async () => {
    const { unmount } = render(<ShareDialog {...props} />);
    expect(screen.queryByRole('button', { name: 'Más opciones' })).toBeNull();
    unmount();
    const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')));
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    render(<ShareDialog {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Más opciones' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: props.titulo, url: URL }));
    expect(writeText).not.toHaveBeenCalled();
  });

  it('offers WhatsApp first, then the copy, the code and the story', () => {
    render(<ShareDialog {...props} story={story} />);
    const ways = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
    expect(ways).toEqual(['', 'WhatsApp', 'Copiar link', 'Código QR', 'Imagen para historia']);
  });

  it('draws the story when it is asked for, to be downloaded', async () => {
    drawStory.mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
    render(<ShareDialog {...props} story={story} />);
    fireEvent.click(screen.getByRole('button', { name: 'Imagen para historia' }));
    const download = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Descargar historia' });
    expect([download.download, download.href.slice(0, 5)]).toEqual([
      'vidriera-lacasona-historia.jpg',
      'blob:',
    ]);
    expect(drawStory).toHaveBeenCalledExactlyOnceWith(story);
  });

  it('says when the story could not be drawn', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    drawStory.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    render(<ShareDialog {...props} story={story} />);
    fireEvent.click(screen.getByRole('button', { name: 'Imagen para historia' }));
    expect(await screen.findByText(messages.general.noConnection)).toBeDefined();
  });

  it('stays open when its code is closed', async () => {
    const onClose = vi.fn();
    render(<ShareDialog {...props} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Código QR' }));
    const code = await screen.findByRole('dialog', { name: 'Código QR' });
    fireEvent(code, new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
