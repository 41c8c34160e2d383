import { render, screen } from '@testing-library/react';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import type { Uid } from '@vidriera/domain/values/ids';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, test } from 'vitest';
import { Suspension } from './suspension.tsx';

const show = (suspendedUntil: Date) => {
  const element = <Suspension uid={'ana' as Uid} suspendedUntil={suspendedUntil} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

test('says until when, and leads to the reasons', () => {
  show(FOR_GOOD);
  expect(screen.getByRole('region', { name: 'Cuenta suspendida' }).textContent).toContain(
    'Tu cuenta está suspendida sin fecha de vuelta.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/apelar?de=user%2Fana');
});

test('says nothing of a suspension that is over', () => {
  show(new Date(Date.now() - 1));
  expect(screen.queryByRole('region')).toBeNull();
});
