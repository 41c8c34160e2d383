import { act, fireEvent, render, screen } from '@testing-library/react';
import { fieldsOf } from '@vidriera/domain/testing/items';
import type { AnyField } from '@vidriera/domain/values/fields';
import { isTyped } from '@vidriera/domain/values/form-fields-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { type SessionUser, useUser } from '@vidriera/session';
import { expect, it, vi } from 'vitest';
import { ownPerfil } from '../../testing/agregar-post.tsx';
import AgregarPost from './agregar-post.tsx';

vi.mock('@vidriera/kit/requests/read', () => ({ listOwn: vi.fn(async () => ({ items: [] })) }));
vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({}) }));
vi.mock(import('@vidriera/session'), async (original) => ({
  ...(await original()),
  useUser: vi.fn(),
  whenRead: vi.fn(),
}));

const controls = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);

/** A price has several controls. */
const namesOf = (name: string, rule: AnyField['rule']): string[] =>
  rule.type === 'precio'
    ? ['tipo', 'pesos', 'aclaracion', ...(rule.perMonth ? ['periodo'] : [])].map((part) => `${name}.${part}`)
    : [name];

it.each(TIPOS)('the form of a %s has a control for each typed field, and no other', async (tipo) => {
  vi.mocked(useUser).mockReturnValue({ uid: 'u1', username: 'ana', role: 'creador' } as SessionUser);
  ownPerfil({});
  const route = { path: '/agregar-post', element: <AgregarPost data={{ copy: null, published: null }} /> };
  const router = createMemoryRouter([route], { initialEntries: [`/agregar-post?tipo=${tipo}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: /^Publicar/ });
  const seen = new Set(controls());
  // The fields of each kind of date.
  for (const kind of document.querySelectorAll('[name=tipoFecha]')) {
    act(() => void fireEvent.click(kind));
    for (const name of controls()) seen.add(name);
  }
  // Days without a break.
  const exact = document.querySelector('[name=tipoFecha][value=exacta]');
  if (exact) {
    act(() => void fireEvent.click(exact));
    for (const [name, value] of Object.entries({ fechaFin: '2099-03-02', horaInicio: '20:00' }))
      act(
        () =>
          void fireEvent.change(document.querySelector(`[name=${name}]`) as Element, { target: { value } }),
      );
    for (const name of controls()) seen.add(name);
  }
  // A link that plays.
  const address = document.querySelector('[name=enlace]');
  if (address) {
    act(() => void fireEvent.change(address, { target: { value: 'https://vimeo.com/76979871' } }));
    for (const name of controls()) seen.add(name);
  }
  // The fields of each kind of price.
  for (const sort of document.querySelectorAll('[name="precio.tipo"]')) {
    act(() => void fireEvent.click(sort));
    for (const name of controls()) seen.add(name);
  }
  const typed = fieldsOf(tipo).flatMap(([name, field]) => (isTyped(field) ? namesOf(name, field.rule) : []));
  const advice = `a control for each: dashboard-mf/src/features/post/fields/${tipo}-fields.tsx`;
  expect([...seen].sort(), advice).toEqual([...typed, ...(tipo === 'evento' ? ['tipoFecha'] : [])].sort());
});
