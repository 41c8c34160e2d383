import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ShareDialog from './share-dialog.tsx';

const URL = 'https://vidriera.ar/lacasona';
const props = { open: true, onClose: () => undefined, titulo: 'La Casona & Cía', url: URL };

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
});
