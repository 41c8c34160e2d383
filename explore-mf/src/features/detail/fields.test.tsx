import { cleanup, render } from '@testing-library/react';
import { publicItemOf } from '@vidriera/domain/item/public-item';
import { undrawnFields } from '@vidriera/domain/testing/items';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { expect, it } from 'vitest';
import Detail from './detail.tsx';
import { dataOf } from './load.ts';

const usuario = { id: uidSchema.parse('u1'), username: 'ana', nombre: 'Ana', imagen: null };
const related = { author: [], similar: [] };
const base = { titulo: 'Milonga', cantLikes: 0 };

function pageOf(tipo: TipoAgenda, stored: Record<string, unknown>): string {
  const item = { ...stored, ...base } as unknown as Parameters<typeof publicItemOf<TipoAgenda>>[1];
  const detail = publicItemOf(tipo, item, {
    id: 'i1',
    usuario,
    now: new Date('2026-11-20T15:00:00Z'),
  });
  const element = <Detail data={dataOf(detail, related, '2026-11-20T12:00')} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const page = document.body.textContent;
  cleanup();
  return page;
}

/** A rule is drawn with its first date: ticket-words.test.ts. */
const NOT_ALONE: Partial<Record<TipoAgenda, string[]>> = { evento: ['regla'] };

it.each(TIPOS_AGENDA)('a %s’s page shows each field of the table', (tipo) => {
  expect(
    undrawnFields(
      tipo,
      ({ shown }) => shown !== undefined,
      (stored) => pageOf(tipo, stored),
    ),
    'add a Fact for each to explore-mf/src/features/detail/facts.tsx',
  ).toEqual(NOT_ALONE[tipo] ?? []);
});
