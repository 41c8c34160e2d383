import { cleanup, render, screen } from '@testing-library/react';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import type { DeskNotice } from '@vidriera/domain/seats/wire-schema';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { afterEach, expect, test } from 'vitest';
import { HeldNow, heldNow } from './held-now.tsx';

afterEach(cleanup);
const notice = (
  id: string,
  kind: DeskNotice['kind'],
  createdAt: number,
  readAt: number | null = null,
): DeskNotice => ({
  id: `${id}${createdAt}`,
  kind,
  subject: subjectOf('evento', id),
  titulo: `Fiesta ${id}`,
  createdAt,
  readAt,
});

test('names what is held or removed now, until it is read or returns', () => {
  const newestFirst = [
    notice('vuelve', 'back', 4),
    notice('sale', 'removed', 3),
    notice('sale', 'held', 2),
    notice('vuelve', 'held', 1),
    notice('vista', 'held', 1, 5),
  ];
  expect(heldNow(newestFirst).map(({ kind, titulo }) => [kind, titulo])).toEqual([
    ['removed', 'Fiesta sale'],
  ]);
  const element = <HeldNow notices={newestFirst} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByRole('listitem').textContent).toContain('Fiesta sale');
  expect(screen.getByRole('link', { name: 'Ver por qué' }).getAttribute('href')).toBe(
    '/apelar?de=evento%2Fsale',
  );
});

test('says nothing without any', () => {
  render(<HeldNow notices={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
