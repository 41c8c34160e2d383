import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CardGrid } from './card-grid.tsx';

const shelf = (...ids: string[]) => (
  <CardGrid layout="shelf">
    {ids.map((id) => (
      <li key={id}>{id}</li>
    ))}
  </CardGrid>
);

test('a shelf that nobody moved returns to its beginning when its first card changes; a moved one stays', () => {
  const { rerender } = render(shelf('a', 'b'));
  const row = screen.getByRole('list');
  const scrollTo = vi.fn();
  Object.assign(row, { scrollTo });
  rerender(shelf('b', 'a'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior: 'instant' });
  rerender(shelf('b', 'c', 'a'));
  expect(scrollTo, 'the same first card').toHaveBeenCalledOnce();
  Object.defineProperty(row, 'scrollLeft', { value: 200 });
  fireEvent.scroll(row);
  rerender(shelf('c', 'b', 'a'));
  expect(scrollTo, 'moved').toHaveBeenCalledOnce();
});
