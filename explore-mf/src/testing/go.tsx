import { fireEvent, render, screen } from '@testing-library/react';
import type { Failure } from '@vidriera/domain/failure';
import type { Question } from '@vidriera/domain/seats/questions-schema';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { detailWith } from '@vidriera/domain/testing/items';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import {
  mailConfirmed,
  type SessionUser,
  sessionHint,
  sessionNow,
  useUser,
  whenKnown,
} from '@vidriera/session';
import { vi } from 'vitest';
import { Actions } from '../features/detail/actions.tsx';
import type { Left } from '../features/seats/use-left.ts';

export const FECHA = '2099-11-28';
export const EVENTO = detailWith('evento', { aforo: 40, proximaFecha: FECHA, fechaExacta: FECHA });
export const ana = { uid: 'ana', email: 'ana@ejemplo.com' } as SessionUser;
export const date = (change: Partial<SeatDate> = {}): SeatDate => ({
  fecha: FECHA,
  startsAt: `${FECHA}T21:00`,
  free: 24,
  aforo: 24,
  mine: null,
  ...change,
});
export const GOING = { asked: 2, held: 2, state: 'going', ahead: null } as const;

/** The person, and the answers of the server. */
export const state: {
  user: SessionUser | null;
  dates: SeatDate[];
  questions?: Question[] | undefined;
  refusal: Failure | null;
  getsMail: boolean;
} = { user: null, dates: [], refusal: null, getsMail: true };

/** Answers calls from `state`. A change applies `becomes` to its date. */
export function answering(becomes: Partial<SeatDate>) {
  vi.mocked(call).mockImplementation((async (_: string, { what, fecha }: { what: string; fecha: string }) => {
    const { questions, getsMail } = state;
    if (what === 'dates') return { what, dates: state.dates, questions, getsMail };
    if (what === 'answer') return { what };
    if (state.refusal) {
      const thrown = state.refusal;
      state.refusal = null;
      throw thrown;
    }
    const now = { ...state.dates.find((shown) => shown.fecha === fecha), ...becomes } as SeatDate;
    state.dates = state.dates.map((shown) => (shown.fecha === fecha ? now : shown));
    return what === 'go' ? { what, date: now, getsMail: state.getsMail } : { what, left: true };
  }) as never);
}
export const requestsFor = (what: string) =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([, question]) => ((question as { what: string }).what === what ? [question] : []));

export function open(change: object = {}, past = false, left: Left | null = null) {
  const element = (
    <Actions
      detail={{ ...EVENTO, ...change } as typeof EVENTO}
      past={past}
      left={left}
      calendar={null}
      now="2026-11-23T18:00"
    />
  );
  const path = '/explore/evento/i1';
  const routes = [
    { path, element },
    { path: '/signup', element: <p>una cuenta</p> },
    { path: '/quienes-van/:id', element: <p>la lista</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
export const button = (name: string) => screen.findByRole('button', { name });
/** Presses the page's button. */
export const press = () => fireEvent.click(screen.getAllByRole('button', { name: 'Voy' })[0] as HTMLElement);
/** Presses the dialog's button. */
export const confirm = async () => {
  await screen.findByRole('group', { name: 'Cuántos lugares' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Voy' }).at(-1) as HTMLElement);
};

/** Signs Ana in, and offers a single date. */
export function freshDates(): void {
  Object.assign(state, { user: ana, dates: [date()], questions: undefined, refusal: null, getsMail: true });
  sessionStorage.clear();
  vi.mocked(useUser).mockImplementation(() => state.user);
  vi.mocked(sessionHint).mockImplementation(
    () => state.user && { uid: state.user.uid, role: 'personal', username: 'ana' },
  );
  vi.mocked(sessionNow).mockReturnValue({ user: null, loading: true, error: null });
  vi.mocked(whenKnown).mockReset();
  vi.mocked(whenKnown).mockImplementation(async () => ({
    user: state.user,
    loading: false,
    error: null,
  }));
  for (const mock of [call, mailConfirmed, askConfirm]) vi.mocked(mock).mockReset();
}
