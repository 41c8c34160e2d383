import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { detailWith } from '@vidriera/domain/testing/items';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { AFTER_SIGN_IN, continueAfterSignIn } from '@vidriera/kit/after-sign-in';
import { call } from '@vidriera/kit/callable';
import { askConfirm } from '@vidriera/kit/dialogs';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { mailConfirmed, type SessionUser, sendVerification } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { Actions } from '../detail/actions.tsx';

let user: SessionUser | null = null;
vi.mock('@vidriera/session', () => ({
  useUser: () => user,
  sessionHint: () => user && { uid: user.uid, role: 'personal', username: 'ana' },
  whenKnown: async () => ({ user }),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));
vi.mock('@vidriera/kit/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/dialogs', () => ({ askConfirm: vi.fn() }));

const FECHA = '2099-11-28';
const EVENTO = detailWith('evento', { aforo: 40, proximaFecha: FECHA, fechaExacta: FECHA });
const ana = { uid: 'ana', email: 'ana@ejemplo.com' } as SessionUser;
const date = (change: Partial<SeatDate> = {}): SeatDate => ({
  fecha: FECHA,
  startsAt: `${FECHA}T21:00`,
  free: 24,
  aforo: 24,
  mine: null,
  ...change,
});
const GOING = { asked: 2, held: 2, state: 'going', ahead: null } as const;

/** The server's dates, and the change that a request makes. */
let dates: SeatDate[];
let refusal: Failure | null;
let getsMail: boolean;
function answering(becomes: Partial<SeatDate>) {
  vi.mocked(call).mockImplementation((async (_: string, { what, fecha }: { what: string; fecha: string }) => {
    if (what === 'dates') return { what, dates, getsMail };
    if (refusal) {
      const thrown = refusal;
      refusal = null;
      throw thrown;
    }
    const now = { ...dates.find((one) => one.fecha === fecha), ...becomes } as SeatDate;
    dates = dates.map((one) => (one.fecha === fecha ? now : one));
    return what === 'go' ? { what, date: now, getsMail } : { what, left: true };
  }) as never);
}
const asked = (what: string) =>
  vi
    .mocked(call)
    .mock.calls.flatMap(([, question]) => ((question as { what: string }).what === what ? [question] : []));

function open(change: object = {}, past = false) {
  const element = (
    <Actions
      detail={{ ...EVENTO, ...change } as typeof EVENTO}
      past={past}
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
const button = (name: string) => screen.findByRole('button', { name });
/** the page's button, then the dialog's */
const press = () => fireEvent.click(screen.getAllByRole('button', { name: 'Voy' })[0] as HTMLElement);
const confirm = async () => {
  await screen.findByRole('group', { name: 'Cuántos lugares' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Voy' }).at(-1) as HTMLElement);
};

beforeEach(() => {
  user = ana;
  dates = [date()];
  refusal = null;
  getsMail = true;
  sessionStorage.clear();
  vi.mocked(call).mockReset();
  vi.mocked(mailConfirmed).mockReset();
  vi.mocked(askConfirm).mockReset();
});

it.each([
  ['keeps seats', {}, false, true],
  ['keeps none', { aforo: undefined }, false, false],
  ['books by a link', { linkReserva: 'https://ejemplo.com/' }, false, false],
  ['is cancelled', { estado: 'cancelado' }, false, false],
  ['is sold out', { agotado: true }, false, false],
  ['has no date', { proximaFecha: null }, false, false],
  ['is over', {}, true, false],
])('is offered for an event that %s', (_, change, past, is) => {
  open(change, past);
  expect(screen.queryByRole('button', { name: 'Voy' }) !== null).toBe(is);
  expect(call, 'nothing is asked before a press').not.toHaveBeenCalled();
});

it('keeps the link to ask beside it', () => {
  open({ usuario: { ...EVENTO.usuario, whatsapp: 'https://wa.me/5491155550134' } });
  expect(screen.getByRole('link', { name: 'Consultar por WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me/,
  );
  expect(screen.getByRole('button', { name: 'Compartir' })).toBeDefined();
});

it('links its owner to the attendance', async () => {
  user = { ...ana, uid: EVENTO.usuario.id };
  const router = open();
  fireEvent.click(screen.getByRole('link', { name: 'Quiénes van' }));
  expect(await screen.findByText('la lista')).toBeDefined();
  expect(router.state.location).toMatchObject({ pathname: '/quienes-van/i1', search: `?fecha=${FECHA}` });
});

it('books the chosen number of seats, and confirms it', async () => {
  answering({ mine: GOING });
  open();
  press();
  expect(await screen.findByText('sábado 28 de noviembre de 2099, 21:00')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Qué fecha' }), 'one date is no choice').toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  await confirm();
  const standing = await screen.findByText('Vas: 2 lugares');
  expect(asked('go')).toEqual([{ what: 'go', evento: 'i1', fecha: FECHA, asked: 2, acceptsWait: false }]);
  await waitFor(() => expect(document.activeElement).toBe(standing.parentElement));
});

it('changes the number, and cancels after a confirmation', async () => {
  dates = [date({ mine: GOING })];
  answering({ mine: { ...GOING, asked: 3, held: 3 } });
  open();
  press();
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  fireEvent.click(await button('Cambiar a 3 lugares'));
  expect(await screen.findByText('Vas: 3 lugares')).toBeDefined();

  answering({ mine: null });
  vi.mocked(askConfirm).mockResolvedValueOnce(false);
  fireEvent.click(await button('No voy'));
  await waitFor(() => expect(askConfirm).toHaveBeenCalledOnce());
  expect(asked('leave')).toEqual([]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(await button('No voy'));
  await waitFor(() => expect(screen.queryByText('Vas: 3 lugares')).toBeNull());
  expect(asked('leave')).toEqual([{ what: 'leave', evento: 'i1', fecha: FECHA }]);
});

it('offers the waiting list if no seat is left, and shows the position', async () => {
  dates = [date({ free: 0 })];
  answering({ mine: { asked: 1, held: 0, state: 'waiting', ahead: 3 } });
  open();
  press();
  expect(await screen.findByText('No quedan lugares')).toBeDefined();
  fireEvent.click(await button('Sumarme a la lista'));
  expect(await screen.findByText('En lista de espera: hay 3 antes')).toBeDefined();
  expect(await button('Salir de la lista')).toBeDefined();
});

it('asks whether to wait before requesting more seats than are free', async () => {
  dates = [date({ free: 1 })];
  open();
  answering({});
  press();
  expect(await screen.findByText('Queda 1 de 24')).toBeDefined();
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual(['1']);
  fireEvent.click(await button('Necesito más lugares'));
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  await confirm();
  const question = await screen.findByText('Queda 1 lugar. ¿Pedís 1, o esperás a que haya 2?');
  await waitFor(() => expect(document.activeElement).toBe(question.parentElement));
  answering({ free: 0, mine: { asked: 1, held: 1, state: 'going', ahead: null } });
  fireEvent.click(await button('Pedir 1'));
  expect(await screen.findByText('Vas: 1 lugar')).toBeDefined();
  expect(asked('go')).toMatchObject([{ asked: 1, acceptsWait: false }]);
});

it.each([
  ['Esperar a que haya 2', 1],
  ['Sumarme a la lista', 0],
])('joins the waiting list by «%s»', async (words, free) => {
  answering({});
  open();
  press();
  fireEvent.click(await screen.findByRole('radio', { name: '2' }));
  refusal = new Failure('not-enough-seats', 'No alcanza.');
  dates = [date({ free })];
  await confirm();
  await button(words);
  expect(asked('go')).toMatchObject([{ acceptsWait: false }]);
  answering({ mine: { asked: 2, held: 0, state: 'waiting', ahead: 0 } });
  fireEvent.click(await button(words));
  expect(await screen.findByText('En lista de espera: seguís vos')).toBeDefined();
  expect(asked('go').at(-1)).toMatchObject({ asked: 2, acceptsWait: true });
});

it('shows each date’s free seats, to visitors too', async () => {
  const full = date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00', free: 0 });
  dates = [date({ free: 6 }), full];
  answering({});
  open();
  press();
  expect(await screen.findByRole('radio', { name: 'sáb 5 dic 2099, 21:00 · sin lugares' })).toBeDefined();
  expect(screen.getByText('Quedan 6 de 24')).toBeDefined();
  cleanup();
  user = null;
  open();
  press();
  expect((await screen.findByRole('list', { name: 'Lugares que quedan' })).textContent).toBe(
    'sáb 28 nov 2099, 21:00: Quedan 6 de 24sáb 5 dic 2099, 21:00: No quedan lugares',
  );
});

it('keeps the person’s seats while waiting for more', async () => {
  dates = [date({ mine: { asked: 4, held: 2, state: 'waiting', ahead: 0 } })];
  answering({ mine: GOING });
  open();
  press();
  expect(await screen.findByText('Vas: 2 lugares. En lista de espera por 2 más: seguís vos')).toBeDefined();
  expect(screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  fireEvent.click(await button('Cambiar a 2 lugares'));
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
});

it('asks for a date of a weekly event, starting with the person’s', async () => {
  dates = [date(), date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00', mine: GOING })];
  answering({ mine: { ...GOING, asked: 1, held: 1 } });
  open();
  press();
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'sáb 5 dic 2099, 21:00 · vas' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'sáb 28 nov 2099, 21:00' }));
  expect(screen.queryByText('Vas: 2 lugares')).toBeNull();
  await confirm();
  await screen.findByText('Vas: 1 lugar');
  expect(asked('go')).toEqual([{ what: 'go', evento: 'i1', fecha: FECHA, asked: 1, acceptsWait: false }]);
});

it('reports that no date is left', async () => {
  dates = [];
  answering({});
  open();
  press();
  expect(await screen.findByText('Ya no quedan fechas para anotarse.')).toBeDefined();
});

it('leads a visitor to an account, and continues when they are back', async () => {
  user = null;
  answering({});
  open();
  press();
  const way = await screen.findByRole('link', { name: 'Crear mi cuenta' });
  expect(way.getAttribute('href')).toBe('/signup?volver=%2Fexplore%2Fevento%2Fi1');
  fireEvent.click(way);
  expect(JSON.parse(sessionStorage.getItem(AFTER_SIGN_IN) ?? '')).toMatchObject({
    act: 'open',
    tipo: 'evento',
    id: 'i1',
  });
  expect(asked('go')).toEqual([]);

  user = ana;
  open();
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
  expect(sessionStorage.getItem(AFTER_SIGN_IN), 'once').toBeNull();
});

it('forgets the action of a visitor who returns without an account', () => {
  user = null;
  continueAfterSignIn('open', { tipo: 'evento', id: itemIdSchema.parse('i1'), titulo: 'Jazz' });
  open();
  expect(sessionStorage.getItem(AFTER_SIGN_IN)).toBeNull();
});

it('waits for a confirmed address, then continues', async () => {
  answering({ mine: GOING });
  refusal = new Failure('mail-not-confirmed', 'Confirmá tu mail.');
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  open();
  press();
  await confirm();
  expect((await screen.findByRole('region', { name: 'Confirmá tu mail' })).textContent).toContain(ana.email);
  fireEvent.click(await button('Reenviar'));
  await waitFor(() => expect(sendVerification).toHaveBeenCalledOnce());
  vi.mocked(mailConfirmed).mockResolvedValueOnce(false);
  fireEvent.click(await button('Ya lo confirmé'));
  expect(await screen.findByText(/todavía no figura confirmado/)).toBeDefined();
  vi.mocked(mailConfirmed).mockResolvedValueOnce(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
  expect(mailConfirmed).toHaveBeenLastCalledWith({ fresh: true });
});

it('reports a failure, and keeps the choice', async () => {
  answering({});
  refusal = new Failure('too-many-open', 'Ya estás en 10 fechas.');
  open();
  press();
  fireEvent.click(await screen.findByRole('radio', { name: '4' }));
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('Ya estás en 10 fechas.');
  expect(screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
});

it('retries failed dates', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', 'Sin conexión.'));
  open();
  press();
  expect(await screen.findByText('Sin conexión.')).toBeDefined();
  answering({});
  fireEvent.click(await button('Probar de nuevo'));
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
});

it.each([true, false])('tells whether letters can be sent: %s', async (can) => {
  getsMail = can;
  answering({ mine: GOING });
  open();
  press();
  await screen.findByRole('group', { name: 'Cuántos lugares' });
  expect(screen.queryByText(messages.seats.noMail)).toBeNull();
  await confirm();
  await screen.findByText('Vas: 2 lugares');
  expect(screen.queryAllByText(messages.seats.noMail)).toHaveLength(can ? 0 : 1);
});
