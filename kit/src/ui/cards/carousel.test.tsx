import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

/** happy-dom has no layout: fakes a row of `content` px in a window of `width` px, scrolled to `at`. */
function place(row: HTMLElement, { width, content, at }: { width: number; content: number; at: number }) {
  Object.defineProperties(row, {
    clientWidth: { value: width, configurable: true },
    scrollWidth: { value: content, configurable: true },
    scrollLeft: { value: at, configurable: true, writable: true },
  });
  act(() => void fireEvent.scroll(row));
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

function setup(step?: number) {
  render(
    <Carousel label="Fotos" {...(step ? { step } : {})}>
      <li>una</li>
      <li>otra</li>
      <li>la última</li>
    </Carousel>,
  );
  const row = screen.getByRole('list');
  const scrollBy = vi.fn();
  row.scrollBy = scrollBy;
  return { row, scrollBy };
}

beforeEach(() => vi.restoreAllMocks());

describe('Carousel', () => {
  it('disables its buttons at the ends', () => {
    const { row } = setup();
    place(row, { width: 300, content: 900, at: 0 });
    expect([button('Anterior').disabled, button('Siguiente').disabled]).toEqual([true, false]);
    place(row, { width: 300, content: 900, at: 300 });
    expect([button('Anterior').disabled, button('Siguiente').disabled]).toEqual([false, false]);
    place(row, { width: 300, content: 900, at: 600 });
    expect([button('Anterior').disabled, button('Siguiente').disabled]).toEqual([false, true]);
  });

  it('scrolls by the visible width', () => {
    const { row, scrollBy } = setup();
    place(row, { width: 300, content: 900, at: 300 });
    fireEvent.click(button('Siguiente'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
    fireEvent.click(button('Anterior'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -300, behavior: 'smooth' });
  });

  it('scrolls by the given fraction', () => {
    const { row, scrollBy } = setup(0.8);
    place(row, { width: 300, content: 900, at: 0 });
    fireEvent.click(button('Siguiente'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 240, behavior: 'smooth' });
  });
});
