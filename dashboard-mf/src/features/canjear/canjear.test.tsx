import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { call } from '@vidriera/kit/requests/callable';
import { createMemoryRouter, RouterProvider } from '@vidriera/router';
import { noteServerTime } from '@vidriera/session/server-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Canjear from './canjear.tsx';
import { updateCounterStore } from './counter-store.ts';
import type { CanjearData } from './load.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
let see: (code: string | null) => void = () => undefined;
vi.mock('./scan.ts', () => ({
  scan: (_: unknown, onCode: typeof see) => {
    see = onCode;
    return () => undefined;
  },
}));

const NONCE = 'n'.repeat(22);
const redeemed: Redemption = {
  kind: 'redeemed',
  nonce: NONCE,
  promo: itemIdSchema.parse('p1'),
  titulo: '2x1 en vermut',
  at: Date.now(),
};
const answers = (outcome: Redemption) =>
  vi.mocked(call).mockResolvedValueOnce({ what: 'redeem', outcome } as never);
const result = () => screen.findByRole('dialog', { name: 'Resultado' });
const stop = vi.fn();
const getUserMedia = vi.fn();

function open(data: CanjearData = { kind: 'counter', who: { id: 'casa', helper: null } }) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Canjear data={data} /> }])} />);
}
async function withCamera() {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir la cámara' }));
  await waitFor(() => expect(document.querySelector('[data-camera="on"]')).not.toBeNull());
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, vibrate: vi.fn() });
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const opened = { creador: 'La Casona', promos: [], withdrawn: [], keys: {} };
  updateCounterStore('casa', (kept) => ({ ...kept, opened }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('asks for the camera by a press, and redeems a code once', async () => {
  await withCamera();
  answers(redeemed);
  act(() => see('un código'));
  act(() => see('un código'));
  expect((await result()).textContent).toContain('Canjeada');
  expect((await result()).getAttribute('data-kind')).toBe('yes');
  act(() => see('un código'));
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  act(() => see('un código'));
  expect(call, 'it never left the camera’s sight').toHaveBeenCalledOnce();
  expect(navigator.vibrate).toHaveBeenCalledExactlyOnceWith(80);
});

it('takes a code in again only after scans without it, however long a scan takes', async () => {
  await withCamera();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  answers(redeemed);
  act(() => see('un código'));
  await result();
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  clock.mockReturnValue(10_000); // a phone that was busy
  act(() => see('un código'));
  act(() => see(null));
  clock.mockReturnValue(12_900);
  act(() => see(null));
  act(() => see('un código'));
  expect(call).toHaveBeenCalledOnce();
  act(() => see(null));
  clock.mockReturnValue(15_900);
  act(() => see(null));
  answers({ kind: 'used', nonce: NONCE, titulo: '2x1', at: Date.now(), double: false });
  act(() => see('un código'));
  expect((await result()).textContent).toContain('Ya se usó');
  expect(call).toHaveBeenCalledTimes(2);
});

it.each([
  ['NotAllowedError', /no deja usar la cámara/],
  ['NotFoundError', /ninguna cámara/],
  ['NotReadableError', /Otra aplicación/],
  ['OverconstrainedError', /No pudimos abrir la cámara/],
])('explains a missing camera: %s; letters work', async (name, words) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name));
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir la cámara' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  answers(redeemed);
  fireEvent.change(screen.getByLabelText('Las seis letras'), { target: { value: 'bcd fgh' } });
  fireEvent.click(screen.getByRole('button', { name: 'Canjear' }));
  expect((await result()).textContent).toContain('2x1 en vermut');
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ shown: { letters: 'BCDFGH' } });
});

it('releases the camera while the page is hidden', async () => {
  await withCamera();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stop).toHaveBeenCalledOnce();
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});

it.each<[Redemption, RegExp]>([
  [{ kind: 'used', nonce: NONCE, titulo: '2x1', at: Date.now(), double: false }, /Ya se usó hoy, \d\d:\d\d/],
  [{ kind: 'lapsed', titulo: '2x1', at: 1 }, /Venció el 31 dic, 21:00/],
  [{ kind: 'withdrawn', titulo: '2x1' }, /Esta promo se eliminó2x1/],
  [{ kind: 'lapsed', titulo: '2x1', at: 1, calledOff: 'Se rompió.' }, /La promo se canceló.*Se rompió\./],
  [{ kind: 'other-promo' }, /Es de otro creador/],
  [{ kind: 'copied' }, /captura/],
  [{ kind: 'not-ours' }, /No es una promo de Vidriera/],
])('is red for %j', async (outcome, words) => {
  await withCamera();
  answers(outcome);
  act(() => see('un código'));
  expect((await result()).textContent).toMatch(words);
  expect((await result()).getAttribute('data-kind')).toBe('no');
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
});

const say = (letters: string) => {
  fireEvent.change(screen.getByLabelText('Las seis letras'), { target: { value: letters } });
  fireEvent.click(screen.getByRole('button', { name: 'Canjear' }));
};
const typed = () => screen.getByLabelText<HTMLInputElement>('Las seis letras').value;

it('unknown letters: explains, and keeps the text', async () => {
  open();
  answers({ kind: 'not-ours' });
  say('bcd fgj');
  expect((await result()).textContent).toContain(
    'No encontramos esas letrasPedile que las lea de nuevo, o escaneá el código.',
  );
  expect((await result()).textContent).not.toContain('No es una promo de Vidriera');
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(typed()).toBe('bcdfgj');
  answers(redeemed);
  say('bcd fgh');
  expect((await result()).textContent).toContain('Canjeada');
  await waitFor(() => expect(typed()).toBe(''));
});

it('invalid letters: sends nothing, and reports the error', async () => {
  open();
  say('bbcdfgh');
  expect(await screen.findByText(/«B» está repetida/)).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});

it('a claim that ended just now: says that it may have been given back', async () => {
  await withCamera();
  answers({ kind: 'lapsed', titulo: '2x1', at: Date.now() });
  act(() => see('un código'));
  expect((await result()).textContent).toMatch(/Ya no vale.*devolvieron/);
});

it('offers to undo for a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await withCamera();
  answers({ ...redeemed, at: Date.now() });
  act(() => see('un código'));
  await result();
  vi.mocked(call).mockResolvedValueOnce({ what: 'undo', undone: false } as never);
  fireEvent.click(screen.getByRole('button', { name: /^Deshacer \((60|5\d) s\)$/ }));
  expect(await screen.findByText('Ya pasó el minuto para deshacer.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
});

it('says that the clock is wrong', async () => {
  noteServerTime(Date.now() + 3 * 60_000, Date.now());
  open();
  expect(
    screen.getByText(/^El reloj de este dispositivo está 3 minutos atrasado\. Esta pantalla usa/),
  ).toBeDefined();
});

it('shows what waits to be undone, and what could not be', async () => {
  const one = { titulo: '2x1', at: Date.now() };
  updateCounterStore('casa', (kept) => ({
    ...kept,
    undos: [{ nonce: NONCE, ...one }],
    settled: [{ ...one, outcome: { kind: 'not-undone' } }],
  }));
  vi.mocked(call).mockRejectedValue(new Failure('no-connection', 'No hay conexión.'));
  open();
  expect(await screen.findByText('1 por deshacer.')).toBeDefined();
  expect(screen.getByText('No se deshizo:').parentElement?.textContent).toMatch(/«2x1», que deshiciste hoy/);
});

it('links away by plain documents', () => {
  open();
  expect(screen.getByText('Canjes de La Casona')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Puerta y canjes' }).getAttribute('href')).toBe('/canjes');
});

it('shows visitors only the login link', () => {
  open({ kind: 'nobody' });
  expect(screen.getByRole('link', { name: 'Iniciá sesión' }).getAttribute('href')).toBe(
    '/login?volver=/canjear',
  );
  expect(screen.queryByRole('button', { name: 'Abrir la cámara' })).toBeNull();
});
