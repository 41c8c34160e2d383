import { screen, within } from '@testing-library/react';
import { messages } from '@vidriera/domain/messages/messages';
import { expect, it, vi } from 'vitest';
import { evento, open, page, requests, server } from '../../testing/explore.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  useUnreported: () => false,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: false }),
}));

it('without a result says what is left without one filter, and what is on the same day', async () => {
  server.api = (params) => {
    if (params.has('precio') && params.has('q')) return { ...page(), total: 0 };
    if (params.has('q')) return { ...page(), total: params.get('tipo') === 'evento' ? 14 : 0 };
    if (params.has('precio')) return { ...page(), total: 1 };
    return page([evento('e1', 'Peña')]);
  };
  await open('/explore?q=jazz&fecha=finde&precio=gratis');
  expect(screen.getByText(messages.list.noResults)).toBeTruthy();
  const lists = within(screen.getByRole('navigation', { name: 'Con menos filtros' })).getAllByRole('link');
  expect(lists.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sin «jazz»3', '/explore?fecha=finde&precio=gratis'],
    ['sin «gratis»14', '/explore?q=jazz&fecha=finde'],
  ]);
  const sameDay = screen.getByRole('region', { name: 'Ese día también' });
  expect(within(sameDay).getByRole('link', { name: 'Peña' })).toBeTruthy();
  const asked = new URL(requests.at(-1) ?? '', 'http://x').searchParams;
  expect(asked.toString()).toBe('tipo=evento&fecha=finde&limit=3');
});
