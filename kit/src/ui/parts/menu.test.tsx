import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function setup() {
  const edit = vi.fn();
  const remove = vi.fn();
  render(
    <>
      <p>afuera</p>
      <Menu
        label="Opciones de Peña"
        items={[
          { label: 'Editar', onSelect: edit },
          { label: 'Eliminar', danger: true, onSelect: remove },
        ]}
      />
    </>,
  );
  return { edit, remove, button: screen.getByRole('button', { name: 'Opciones de Peña' }) };
}

describe('Menu', () => {
  it('opens and closes by its button, with aria-expanded', () => {
    const { button } = setup();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Editar' }));
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['below, where it fits', 100, 150, false, ''],
    ['above, where it does not fit below', 600, 150, true, '536px'],
    ['where there is more room, and scrolls', 300, 600, false, '360px'],
  ])('opens %s', (_, top, height, up, most) => {
    const place = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top, bottom: top + 44 } as DOMRect);
    const size = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    const { button } = setup();
    fireEvent.click(button);
    const menu = screen.getByRole('menu');
    expect([menu.hasAttribute('data-up'), menu.style.maxBlockSize]).toEqual([up, most]);
    place.mockRestore();
    size.mockRestore();
  });

  it('closes by a press outside but not by one inside', () => {
    const { button } = setup();
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByRole('menu'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('afuera'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by Esc and returns the focus', () => {
    const { button } = setup();
    fireEvent.click(button);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('moves by arrows and wraps around', () => {
    const { button } = setup();
    fireEvent.click(button);
    const [edit, remove] = screen.getAllByRole('menuitem');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(remove);
    press('ArrowDown');
    expect(document.activeElement).toBe(edit);
    press('ArrowUp');
    expect(document.activeElement).toBe(remove);
    press('Home');
    expect(document.activeElement).toBe(edit);
  });

  it('runs the chosen action once, and closes', () => {
    const { button, edit, remove } = setup();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(edit).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
