import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { sessionHint, sessionNow, whenKnown } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ana,
  answering,
  button,
  confirm,
  date,
  EVENTO,
  FECHA,
  freshDates,
  GOING,
  open,
  press,
  requestsFor,
  state,
} from '../../testing/go.tsx';

vi.mock('@vidriera/session', () => ({
  useUser: vi.fn(),
  sessionHint: vi.fn(),
  sessionNow: vi.fn(),
  whenKnown: vi.fn(),
  mailConfirmed: vi.fn(),
  sendVerification: vi.fn(),
}));
vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/kit/messages/dialogs', () => ({ askConfirm: vi.fn() }));

beforeEach(freshDates);

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
  state.user = { ...ana, uid: EVENTO.usuario.id };
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
  expect(requestsFor('go')).toEqual([
    { what: 'go', evento: 'i1', fecha: FECHA, asked: 2, had: 0, acceptsWait: false },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(standing.parentElement));
});

it('shows what another tab changed, and asks for nothing over it', async () => {
  answering({});
  open();
  press();
  await screen.findByRole('group', { name: 'Cuántos lugares' });
  state.dates = [date({ mine: { ...GOING, asked: 4, held: 4 } })];
  state.refusal = new Failure('changed', messages.seats.changed);
  await confirm();
  expect(await screen.findByText(messages.seats.changed)).toBeDefined();
  expect(screen.getByText('Vas: 4 lugares')).toBeDefined();
  answering({ mine: { ...GOING, asked: 1, held: 1 } });
  fireEvent.click(await button('Cambiar a 1 lugar'));
  expect(await screen.findByText('Vas: 1 lugar')).toBeDefined();
  expect(requestsFor('go').at(-1)).toMatchObject({ asked: 1, had: 4 });
  expect(screen.queryByText(messages.seats.changed)).toBeNull();
});

it('opened again while a request hangs, asks anew; the late answer shows nothing', async () => {
  const hung = Promise.withResolvers<unknown>();
  vi.mocked(call).mockReturnValueOnce(hung.promise as never);
  open();
  press();
  expect(await screen.findByText(messages.seats.reading)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  answering({});
  press();
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
  await act(async () => hung.resolve({ what: 'dates', dates: [], getsMail: true }));
  expect(screen.getByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
});

it('knows who is signed in if storage is forbidden', async () => {
  vi.mocked(sessionHint).mockReturnValue(null);
  vi.mocked(sessionNow).mockReturnValue({ user: ana, loading: false, error: null });
  answering({});
  open();
  press();
  expect(await screen.findByRole('group', { name: 'Cuántos lugares' })).toBeDefined();
  expect(whenKnown).not.toHaveBeenCalled();
});

it('changes the number, and cancels after a confirmation', async () => {
  state.dates = [date({ mine: GOING })];
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
  expect(requestsFor('leave')).toEqual([]);
  vi.mocked(askConfirm).mockResolvedValueOnce(true);
  fireEvent.click(await button('No voy'));
  await waitFor(() => expect(screen.queryByText('Vas: 3 lugares')).toBeNull());
  expect(requestsFor('leave')).toEqual([{ what: 'leave', evento: 'i1', fecha: FECHA }]);
});

it('offers the waiting list if no seat is left, and shows the position', async () => {
  state.dates = [date({ free: 0 })];
  answering({ mine: { asked: 1, held: 0, state: 'waiting', ahead: 3 } });
  open();
  press();
  expect(await screen.findByText('No quedan lugares')).toBeDefined();
  fireEvent.click(await button('Sumarme a la lista'));
  expect(await screen.findByText('En lista de espera: hay 3 antes')).toBeDefined();
  expect(await button('Salir de la lista')).toBeDefined();
});

it('says before a press that the page’s date is full, and keeps it chosen', async () => {
  const later = date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00' });
  const { fecha: _, ...left } = date({ free: 0 });
  state.dates = [date({ free: 0 }), later];
  answering({ mine: { asked: 1, held: 0, state: 'waiting', ahead: 0 } });
  open({}, false, left);
  fireEvent.click(screen.getByRole('button', { name: 'Lista de espera' }));
  expect(await screen.findByRole('radio', { name: 'sáb 28 nov 2099, 21:00 · sin lugares' })).toHaveProperty(
    'checked',
    true,
  );
  fireEvent.click(await button('Sumarme a la lista'));
  await screen.findByText('En lista de espera: sos la primera persona');
  expect(requestsFor('go')).toMatchObject([{ fecha: FECHA, acceptsWait: true }]);
});

it('chooses no other date if the page’s has begun', async () => {
  state.dates = [date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00' })];
  answering({ mine: GOING });
  open();
  press();
  expect(
    await screen.findByText('sábado 28 de noviembre de 2099: ya no se piden lugares. Elegí otra fecha.'),
  ).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Cuántos lugares' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'sáb 5 dic 2099, 21:00' }));
  await confirm();
  await screen.findByText('Vas: 2 lugares');
  expect(requestsFor('go')).toMatchObject([{ fecha: '2099-12-05' }]);
});

it('offers no more seats than the event has, on the waiting list too', async () => {
  state.dates = [date({ free: 0, aforo: 2 })];
  answering({});
  open();
  press();
  await button('Sumarme a la lista');
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Necesito más lugares' })).toBeNull();
});

it('asks whether to wait before requesting more seats than are free', async () => {
  state.dates = [date({ free: 1 })];
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
  expect(requestsFor('go')).toMatchObject([{ asked: 1, had: 0, acceptsWait: false }]);
});

it.each([
  ['Esperar a que haya 2', 1],
  ['Sumarme a la lista', 0],
])('joins the waiting list by «%s»', async (words, free) => {
  answering({});
  open();
  press();
  fireEvent.click(await screen.findByRole('radio', { name: '2' }));
  state.refusal = new Failure('not-enough-seats', 'No alcanza.');
  state.dates = [date({ free })];
  await confirm();
  await button(words);
  expect(requestsFor('go')).toMatchObject([{ acceptsWait: false }]);
  answering({ mine: { asked: 2, held: 0, state: 'waiting', ahead: 0 } });
  fireEvent.click(await button(words));
  expect(await screen.findByText('En lista de espera: sos la primera persona')).toBeDefined();
  expect(requestsFor('go').at(-1)).toMatchObject({ asked: 2, acceptsWait: true });
});

it('shows each date’s free seats, to visitors too', async () => {
  const full = date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00', free: 0 });
  state.dates = [date({ free: 6 }), full];
  answering({});
  open();
  press();
  expect(await screen.findByRole('radio', { name: 'sáb 5 dic 2099, 21:00 · sin lugares' })).toBeDefined();
  expect(screen.getByText('Quedan 6 de 24')).toBeDefined();
  cleanup();
  state.user = null;
  open();
  press();
  expect((await screen.findByRole('list', { name: 'Lugares que quedan' })).textContent).toBe(
    'sáb 28 nov 2099, 21:00: Quedan 6 de 24sáb 5 dic 2099, 21:00: No quedan lugares',
  );
});

it('keeps the person’s seats while waiting for more', async () => {
  state.dates = [date({ mine: { asked: 4, held: 2, state: 'waiting', ahead: 0 } })];
  answering({ mine: GOING });
  open();
  press();
  expect(
    await screen.findByText('Vas: 2 lugares. En lista de espera por 2 más: sos la primera persona'),
  ).toBeDefined();
  expect(screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  fireEvent.click(await button('Cambiar a 2 lugares'));
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
});

it('asks for a date of a weekly event, starting with the person’s', async () => {
  state.dates = [date(), date({ fecha: '2099-12-05', startsAt: '2099-12-05T21:00', mine: GOING })];
  answering({ mine: { ...GOING, asked: 1, held: 1 } });
  open();
  press();
  expect(await screen.findByText('Vas: 2 lugares')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'sáb 5 dic 2099, 21:00 · vas' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: 'sáb 28 nov 2099, 21:00' }));
  expect(screen.queryByText('Vas: 2 lugares')).toBeNull();
  await confirm();
  await screen.findByText('Vas: 1 lugar');
  expect(requestsFor('go')).toEqual([
    { what: 'go', evento: 'i1', fecha: FECHA, asked: 1, had: 0, acceptsWait: false },
  ]);
});

it('reports that no date is left', async () => {
  state.dates = [];
  answering({});
  open();
  press();
  expect(await screen.findByText('Ya no quedan fechas para anotarse.')).toBeDefined();
});
