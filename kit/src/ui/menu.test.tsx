import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function setup() {
  const editar = vi.fn();
  const eliminar = vi.fn();
  render(
    <>
      <p>afuera</p>
      <Menu
        label="Opciones de Peña"
        items={[
          { label: 'Editar', onSelect: editar },
          { label: 'Eliminar', danger: true, onSelect: eliminar },
        ]}
      />
    </>,
  );
  return { editar, eliminar, button: screen.getByRole('button', { name: 'Opciones de Peña' }) };
}

describe('Menu', () => {
  it('opens and closes by its button, and says so', () => {
    const { button } = setup();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Editar' }));
    fireEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    [700, true],
    [300, false],
  ])('with its end at %i px of 768, opens over its button: %s', (bottom, up) => {
    const place = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 500, bottom: bottom + 20, height: 150 } as DOMRect);
    const { button } = setup();
    fireEvent.click(button);
    expect(screen.getByRole('menu').hasAttribute('data-up')).toBe(up);
    place.mockRestore();
  });

  it('closes by a press outside but not by one inside', () => {
    const { button } = setup();
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByRole('menu'));
    expect(screen.queryByRole('menu')).not.toBeNull();
    fireEvent.pointerDown(screen.getByText('afuera'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by Esc and gives the focus back', () => {
    const { button } = setup();
    fireEvent.click(button);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('moves by arrows, round its ends', () => {
    const { button } = setup();
    fireEvent.click(button);
    const [editar, eliminar] = screen.getAllByRole('menuitem');
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowDown');
    expect(document.activeElement).toBe(eliminar);
    press('ArrowDown');
    expect(document.activeElement).toBe(editar);
    press('ArrowUp');
    expect(document.activeElement).toBe(eliminar);
    press('Home');
    expect(document.activeElement).toBe(editar);
  });

  it('does what was chosen, once, and closes', () => {
    const { button, editar, eliminar } = setup();
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    expect(eliminar).toHaveBeenCalledTimes(1);
    expect(editar).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
