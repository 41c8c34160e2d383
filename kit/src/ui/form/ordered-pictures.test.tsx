import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { moveElement } from '../../data/move-element.ts';
import { OrderedPictures } from './ordered-pictures.tsx';

function Gallery({ disabled = false }) {
  const [keys, setKeys] = useState(['uno', 'dos', 'tres']);
  return (
    <>
      <OrderedPictures
        label="Fotos"
        suffix=" de la galería"
        pictures={keys.map((key) => ({ key, src: `blob:${key}` }))}
        onMove={(from, to) => setKeys(moveElement(keys, from, to))}
        onRemove={(key) => setKeys(keys.filter((one) => one !== key))}
        disabled={disabled}
      />
      <code>{keys.join(' ')}</code>
    </>
  );
}

const order = () => document.querySelector('code')?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('moves a picture by buttons, keeps its focus and announces its position', () => {
  render(<Gallery />);
  expect(button('Mover la foto 1 de la galería hacia atrás').disabled).toBe(true);
  fireEvent.click(button('Mover la foto 1 de la galería hacia adelante'));
  expect(order()).toBe('dos uno tres');
  expect(document.activeElement).toBe(button('Mover la foto 2 de la galería hacia adelante'));
  expect(screen.getByRole('status').textContent).toBe('La foto 1 ahora es la 2 de 3.');
  fireEvent.click(button('Mover la foto 2 de la galería hacia adelante'));
  expect(order()).toBe('dos tres uno');
  expect(document.activeElement).toBe(button('Mover la foto 3 de la galería hacia atrás'));
});

test('moves a picture by dragging', () => {
  render(<Gallery />);
  const [first, , third] = screen.getAllByRole('listitem');
  fireEvent.dragStart(third as HTMLElement);
  expect(fireEvent.dragOver(first as HTMLElement)).toBe(false);
  fireEvent.drop(first as HTMLElement);
  expect(order()).toBe('tres uno dos');
});

test('ignores a file dragged over the list', () => {
  render(<Gallery />);
  const [first] = screen.getAllByRole('listitem');
  expect(fireEvent.dragOver(first as HTMLElement)).toBe(true);
  fireEvent.drop(first as HTMLElement);
  expect([order(), screen.getByRole('status').textContent]).toEqual(['uno dos tres', '']);
});

test('removes a picture; disabled, it does nothing', () => {
  const { unmount } = render(<Gallery />);
  fireEvent.click(button('Quitar la foto 2 de la galería'));
  expect(order()).toBe('uno tres');
  unmount();
  render(<Gallery disabled />);
  expect(screen.getAllByRole<HTMLButtonElement>('button').every((one) => one.disabled)).toBe(true);
});
