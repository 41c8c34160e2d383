import { Failure } from '@vidriera/domain/failure';
import { call } from '@vidriera/kit/requests/callable';
import { sessionHint, whenKnown } from '@vidriera/session';
import { noteServerTime } from '@vidriera/session/server-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedHelper, storeHelper } from './counter-identity.ts';
import { readCounterStore, updateCounterStore } from './counter-store.ts';
import { load as loadCanjear } from './load.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));
vi.mock('@vidriera/session', () => ({
  sessionHint: vi.fn(),
  sessionNow: () => ({ user: null, loading: true }),
  whenKnown: vi.fn(),
}));

const HELPER = { id: 'h'.repeat(22), secret: 's'.repeat(22) };
const SECRET = `${HELPER.id}${'L'.repeat(22)}`;
const LATER = Date.now() + 3_600_000;
const opened = () =>
  ({
    what: 'open',
    now: Date.now(),
    creador: 'La Casona',
    promos: [],
    withdrawn: [],
    keys: {},
    helpers: null,
  }) as never;
const joined = () => ({ what: 'join', helper: HELPER, lapsesAt: LATER }) as never;
/** The secrets that the device brought. */
const brought = () =>
  vi.mocked(call).mock.calls.flatMap(([, question]) => ('secret' in question ? [question.secret] : []));
const requests = () => vi.mocked(call).mock.calls.map(([, question]) => (question as { what: string }).what);
const lost = () => new Failure('no-connection', 'No hay conexión.');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/canjear');
  vi.mocked(call).mockReset().mockResolvedValue(opened());
  vi.mocked(sessionHint).mockReset().mockReturnValue(null);
  vi.mocked(whenKnown)
    .mockReset()
    .mockResolvedValue({ user: { uid: 'casa' } } as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks visitors to sign in', async () => {
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
  expect(call).not.toHaveBeenCalled();
});

it('opens a creator’s counter, and stores what it needs offline', async () => {
  vi.mocked(sessionHint).mockReturnValue({ uid: 'casa' } as never);
  expect(await loadCanjear()).toEqual({ kind: 'counter', who: { id: 'casa', helper: null } });
  const { opened } = readCounterStore('casa');
  expect(opened?.creador).toBe('La Casona');

  vi.mocked(call).mockRejectedValue(lost());
  expect(await loadCanjear(), 'without a signal').toMatchObject({ kind: 'counter' });
});

it('opens without storage', async () => {
  vi.mocked(sessionHint).mockReturnValue({ uid: 'casa' } as never);
  vi.stubGlobal('localStorage', null);
  expect(await loadCanjear()).toMatchObject({ kind: 'counter' });
});

it('reports why it can’t be opened', async () => {
  vi.mocked(sessionHint).mockReturnValue({ uid: 'casa' } as never);
  vi.mocked(call).mockRejectedValueOnce(lost());
  expect(await loadCanjear(), 'never opened').toMatchObject({ kind: 'refused', why: 'No hay conexión.' });
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-a-creator', 'Es de creadores.'));
  expect(await loadCanjear()).toMatchObject({
    kind: 'refused',
    why: 'Es de creadores.',
    isForCreators: true,
  });
  vi.mocked(call).mockRejectedValueOnce(new Failure('no-session', 'Tu sesión venció.'));
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
});

it('makes a helper by a link, and removes the secret from the address', async () => {
  history.replaceState({ key: 'a' }, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockResolvedValueOnce(joined());
  const loading = loadCanjear();
  expect(location.hash).toBe('');
  expect(history.state).toEqual({ key: 'a' });
  expect(await loading).toEqual({
    kind: 'counter',
    who: { id: HELPER.id, helper: { ...HELPER, lapsesAt: LATER } },
  });
  expect(vi.mocked(call).mock.calls).toEqual([
    ['counter', { what: 'join', link: SECRET, secret: expect.stringMatching(/^[\w-]{22}$/) }],
    ['counter', { what: 'open', helper: HELPER }],
  ]);
  expect(sessionStorage.length).toBe(0);
  vi.mocked(call).mockClear();
  await loadCanjear();
  expect(requests(), 'once').toEqual(['open']);
});

it('retries a link that failed offline', async () => {
  history.replaceState(null, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockRejectedValueOnce(lost());
  expect(await loadCanjear()).toMatchObject({ kind: 'refused' });
  vi.mocked(call).mockResolvedValueOnce(joined());
  expect(await loadCanjear()).toMatchObject({ kind: 'counter' });
});

it('stores the secret that it brings before it calls, and brings it again after a lost answer', async () => {
  history.replaceState(null, '', `/canjear#${SECRET}`);
  const kept: string[] = [];
  vi.mocked(call).mockImplementationOnce(async () => {
    kept.push(JSON.stringify(localStorage));
    throw lost();
  });
  await loadCanjear();
  expect(kept[0]).toContain(String(brought()[0]));
  sessionStorage.clear(); // the tab was closed, and the link is opened in another
  history.replaceState(null, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockResolvedValueOnce(joined());
  expect(await loadCanjear()).toMatchObject({ kind: 'counter' });
  expect(new Set(brought()).size).toBe(1);
  expect(localStorage.getItem('vidriera.ayudanteNuevo')).toBeNull();
});

it('keeps a link that too many attempts refused', async () => {
  history.replaceState(null, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockRejectedValueOnce(new Failure('too-many-attempts', 'Probá en un rato.'));
  expect(await loadCanjear()).toMatchObject({ kind: 'refused', why: 'Probá en un rato.' });
  vi.mocked(call).mockResolvedValueOnce(joined());
  expect(await loadCanjear()).toMatchObject({ kind: 'counter' });
  expect(new Set(brought()).size).toBe(1);
});

it('opens by a link that this device used before, with the same secret', async () => {
  storeHelper({ ...HELPER, lapsesAt: LATER });
  history.replaceState(null, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockResolvedValueOnce(joined());
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
  expect(brought()).toEqual([HELPER.secret]);
  history.replaceState(null, '', `/canjear#${'x'.repeat(44)}`);
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', 'Este enlace ya no vale.'));
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
});

it('makes a helper without storage, as long as the page lives', async () => {
  vi.stubGlobal('localStorage', null);
  vi.mocked(call).mockResolvedValueOnce(joined());
  history.replaceState(null, '', `/canjear#${SECRET}`);
  const helper = { kind: 'counter', who: { id: HELPER.id, helper: { ...HELPER, lapsesAt: LATER } } };
  expect(await loadCanjear()).toEqual(helper);
  expect(await loadCanjear(), 'opened once more').toEqual(helper);
  expect(requests()).toEqual(['join', 'open', 'open']);
  storeHelper(null);
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
});

it('refuses an invalid link', async () => {
  history.replaceState(null, '', `/canjear#${SECRET}`);
  vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', 'Este enlace ya no vale.'));
  expect(await loadCanjear()).toMatchObject({ kind: 'refused', why: 'Este enlace ya no vale.', who: null });
});

it.each(['#contenido', '#', '#con espacios y todo lo demás'])('ignores %s', async (hash) => {
  history.replaceState(null, '', `/canjear${hash}`);
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
});

it('keeps a helper by the server’s clock, also on a device that is hours ahead', async () => {
  storeHelper({ ...HELPER, lapsesAt: LATER });
  vi.spyOn(Date, 'now').mockReturnValue(LATER + 12 * 3_600_000);
  noteServerTime(LATER - 60_000, Date.now());
  vi.mocked(call).mockRejectedValue(lost());
  updateCounterStore(HELPER.id, (kept) => ({ ...kept, opened: { ...(opened() as object) } as never }));
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
});

it('keeps the credentials of a helper who lapsed by a clock that nobody could correct', async () => {
  storeHelper({ ...HELPER, lapsesAt: LATER });
  vi.spyOn(Date, 'now').mockReturnValue(LATER + 3_600_000);
  vi.mocked(call).mockRejectedValueOnce(lost());
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
  expect(storedHelper()).toMatchObject(HELPER);
  vi.mocked(call).mockImplementationOnce(async () => {
    noteServerTime(LATER - 60_000, Date.now());
    return opened();
  });
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
});

it('forgets an expired helper after their queue was sent', async () => {
  storeHelper({ ...HELPER, lapsesAt: Date.now() - 1 });
  updateCounterStore(HELPER.id, (kept) => ({
    ...kept,
    queue: [{ code: 'x', nonce: 'n', titulo: '2x1', at: 1 }],
  }));
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
  const undo = { nonce: 'n', titulo: '2x1', at: 1 };
  updateCounterStore(HELPER.id, (kept) => ({ ...kept, queue: [], undos: [undo] }));
  expect(await loadCanjear()).toMatchObject({ kind: 'counter', who: { id: HELPER.id } });
  updateCounterStore(HELPER.id, (kept) => ({ ...kept, undos: [] }));
  expect(await loadCanjear()).toEqual({ kind: 'nobody' });
  expect(storedHelper()).toBeNull();
});

it('reloads a document from elsewhere, which may not use the camera', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://vidriera.ar/all' }] as never);
  const done = vi.fn();
  void loadCanjear().then(done);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/canjear');
  expect(done).not.toHaveBeenCalled();
});
