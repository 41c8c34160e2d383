import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import type { Party } from '@vidriera/domain/seats/wire-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Seats } from './seats.tsx';
import { useMine } from './use-mine.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));
vi.mock('@vidriera/kit/messages/toast', () => ({ toast: { error: vi.fn() } }));

const evento = itemIdSchema.parse('e1');
const of = { evento, fecha: '2026-11-28', titulo: 'Peña' };
const party: Party = {
  ...of,
  startsAt: '2026-11-28T21:00',
  asked: 2,
  held: 2,
  state: 'going',
  ahead: null,
};

let refusal: Failure | null;
function Mine() {
  const { mine, leave } = useMine();
  return mine && <Seats parties={mine.parties} now="2026-11-23T15:00" onLeave={leave} />;
}
function open(parties: Party[]) {
  let mine = parties;
  vi.mocked(call).mockImplementation((async (_: string, { what }: { what: string }) => {
    if (refusal) throw refusal;
    if (what === 'leave') mine = [];
    return { mine: { what, parties: mine, notices: [], promoNotices: [] }, leave: { what, left: true } }[
      what
    ];
  }) as never);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Mine /> }])} />);
}
const requestsFor = (what: string) =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([, question]) => ((question as { what: string }).what === what ? [question] : []));

beforeEach(() => {
  refusal = null;
  vi.mocked(call).mockReset();
  vi.mocked(askConfirm).mockReset();
});

it('lists seats with date and link', async () => {
  open([party, { ...party, fecha: '2026-12-05', held: 0, state: 'waiting', ahead: 3 }]);
  const section = within(await screen.findByRole('region', { name: 'Tus lugares' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PeñaVas: 2 lugares · sábado 28 de noviembre, 21:00No voy',
    'PeñaEn lista de espera: hay 3 antes · sábado 28 de noviembre, 21:00Salir de la lista',
  ]);
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2), 'all of them, and the event').toEqual(['/mis-lugares', '/eventos/e1']);
});

it('is hidden without seats', async () => {
  open([]);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(screen.queryByText('Tus lugares')).toBeNull();
});

it('is hidden after a failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  refusal = new Failure('no-connection', 'Sin conexión.');
  open([party]);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByText('Tus lugares')).toBeNull();
  warn.mockRestore();
});

it('gives seats up after a confirmation', async () => {
  open([party]);
  vi.mocked(askConfirm).mockResolvedValueOnce(false);
  fireEvent.click(await screen.findByRole('button', { name: 'No voy: Peña' }));
  await waitFor(() => expect(askConfirm).toHaveBeenCalledOnce());
  expect(requestsFor('leave')).toEqual([]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(screen.getByRole('button', { name: 'No voy: Peña' }));
  await waitFor(() => expect(screen.queryByText('Tus lugares')).toBeNull());
  expect(requestsFor('leave')).toEqual([{ what: 'leave', evento, fecha: '2026-11-28' }]);
});
