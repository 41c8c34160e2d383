import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUpload } from '../../pictures/recent-uploads.ts';
import { CardGrid } from './card-grid.tsx';
import { Picture } from './picture.tsx';

const PATH = 'posts/evento/main/u1/1_foto.jpg';
/** happy-dom loads nothing and reports `complete`; a browser does so after the response. */
const answered = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get');
beforeEach(() => void answered.mockReturnValue(false));
afterEach(() => void answered.mockReset());

const show = (imagen: string | null) =>
  render(<Picture imagen={imagen} alt="Una foto" seed="e1" title="Noche de jazz" />).container;

describe('Picture', () => {
  it.each([
    ['a Storage path', PATH],
    [
      'a download URL',
      `https://firebasestorage.googleapis.com/v0/b/x/o/${encodeURIComponent(PATH)}?alt=media`,
    ],
  ])('shows %s from our own origin at four widths, with its size', (_, imagen) => {
    const image = show(imagen).querySelector('img');
    expect(image?.getAttribute('src')).toBe(`/img/480/${PATH}`);
    expect(image?.getAttribute('srcset')).toBe(
      `/img/160/${PATH} 160w, /img/480/${PATH} 480w, /img/768/${PATH} 768w, /img/1200/${PATH} 1200w`,
    );
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['480', '360']);
    expect(image?.getAttribute('loading')).toBe('lazy');
  });

  it('marks a loaded picture, for its ground in dark mode', () => {
    const image = show(PATH).querySelector('img');
    expect(image?.hasAttribute('data-loaded')).toBe(false);
    if (image) fireEvent.load(image);
    expect(image?.hasAttribute('data-loaded')).toBe(true);
  });

  it('loads one thumbnail if one is enough on every screen', () => {
    const { container } = render(<Picture imagen={PATH} alt="" seed="e1" title="Ana" only={160} />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`/img/160/${PATH}`);
    expect(image?.hasAttribute('srcset')).toBe(false);
    expect(image?.hasAttribute('sizes')).toBe(false);
  });

  it('tells the browser how wide a landscape picture is drawn, on a shelf to fill a square', () => {
    const sizes = (layout: 'grid' | 'shelf') => {
      const { container } = render(
        <CardGrid layout={layout}>
          <li>
            <Picture imagen={PATH} alt="" seed="e1" title="Ana" />
          </li>
        </CardGrid>,
      );
      return container.querySelector('img')?.getAttribute('sizes');
    };
    expect(sizes('grid')).toMatch(/, 92vw$/);
    expect(sizes('shelf')).toMatch(/, 104vw$/);
  });

  it.each([[null], ['https://otro.sitio/foto.jpg'], ['javascript:alert(1)']])(
    'draws a poster for %s',
    (imagen) => {
      const box = show(imagen);
      expect(box.querySelector('img')).toBeNull();
      expect(box.querySelector('svg')?.textContent).toBe('NJ');
    },
  );

  it('draws a poster if the picture fails, and tries the next one', () => {
    const { container, rerender } = render(<Picture imagen={PATH} alt="" seed="e1" title="Noche de jazz" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<Picture imagen={PATH.replace('1_', '2_')} alt="" seed="e1" title="Noche de jazz" />);
    expect(container.querySelector('img')).not.toBeNull();
  });

  it('shows the original if there are no thumbnails, else a poster', () => {
    const url = `https://firebasestorage.googleapis.com/v0/b/x/o/${encodeURIComponent(PATH)}?alt=media&token=t`;
    const container = show(url);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(url);
    expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows this visit’s upload from memory', () => {
    const path = PATH.replace('1_', '9_');
    rememberUpload(path, new Blob(['x'], { type: 'image/webp' }));
    const image = show(path).querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/^blob:/);
    fireEvent.error(image as HTMLImageElement);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(`/img/480/${path}`);
  });

  it('draws a poster if the picture failed before hydration', () => {
    answered.mockReturnValue(true);
    expect(show(PATH).querySelector('img')).toBeNull();
  });
});
