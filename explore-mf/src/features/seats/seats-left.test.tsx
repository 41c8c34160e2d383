import { render, screen, waitFor } from '@testing-library/react';
import { detailWith } from '@vidriera/domain/testing/items';
import { call } from '@vidriera/kit/requests/callable';
import { forgetOwnSeats } from '@vidriera/kit/seats/own-seats';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SeatsLeft } from './seats-left.tsx';
import { useLeft } from './use-left.ts';

vi.mock('@vidriera/session', () => ({
  useUser: () => null,
  sessionHint: () => null,
  sessionNow: () => ({ user: null, loading: true }),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const FECHA = '2099-11-28';
const EVENTO = detailWith('evento', { aforo: 24, proximaFecha: FECHA, fechaExacta: FECHA });
const answers = (free: number) =>
  vi.mocked(call).mockResolvedValue({
    what: 'dates',
    dates: [{ fecha: FECHA, startsAt: `${FECHA}T21:00`, free, aforo: 24, mine: null }],
    getsMail: false,
  } as never);
function Read({ evento }: { evento: typeof EVENTO }) {
  return <SeatsLeft evento={evento} left={useLeft(evento, false)} now="2099-11-23T18:00" />;
}
const element = (change: object = {}) => <Read evento={{ ...EVENTO, ...change } as typeof EVENTO} />;

beforeEach(() => void vi.mocked(call).mockReset());

it('shows the next date’s free seats, and updates after a change', async () => {
  answers(6);
  render(element());
  expect(await screen.findByText('Quedan 6 de 24')).toBeDefined();
  expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ what: 'dates', evento: 'i1', fecha: FECHA });
  answers(0);
  forgetOwnSeats();
  expect(await screen.findByText('No quedan lugares')).toBeDefined();
});

it('says that only the shown date is sold out', async () => {
  vi.mocked(call).mockResolvedValue({ what: 'dates', dates: [], getsMail: false } as never);
  render(element({ fechaExacta: null, fechaPeriodica: 'Todos los sábados', proximaAgotada: true }));
  expect(await screen.findByText('Entradas agotadas')).toBeDefined();
});

it('names the date of a weekly event', async () => {
  answers(0);
  render(element({ fechaExacta: null, fechaPeriodica: 'Todos los sábados' }));
  expect(await screen.findByText('sáb 28 nov, 21:00: No quedan lugares')).toBeDefined();
});

it('shows only the total on the server, and if nobody can book', async () => {
  expect(renderToString(element())).toBe('<span>24</span>');
  render(element({ agotado: true }));
  await waitFor(() => expect(screen.getByText('24')).toBeDefined());
  expect(call).not.toHaveBeenCalled();
});
