import { Failure, LATE_STATUS } from '@vidriera/domain/failure';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { type SessionHint, type SessionState, sessionHint, sessionNow, whenKnown } from '@vidriera/session';
import { afterEach, expect, it, vi } from 'vitest';
import { screen } from './screen.ts';

vi.mock('@vidriera/session', () => ({
  sessionHint: vi.fn(),
  sessionNow: vi.fn(),
  whenKnown: vi.fn(),
  whyEnded: () => 'expired',
}));
afterEach(() => vi.resetAllMocks());

const hint: SessionHint = { uid: uidSchema.parse('ana1'), role: 'creador', username: 'ana' };
const reported = (user: SessionState['user']): SessionState => ({ user, loading: false, error: null });
const ask = () => {
  const { loader } = screen({
    id: 'a.b',
    path: '/b',
    member: 'remembered',
    source: 'src/b/b.tsx',
    view: async () => ({ default: (_: { data: string | null }) => null }),
    load: async () => ({ load: (_args, who) => who.role }),
  });
  const args = { request: new Request('http://localhost/b?x=1'), params: {} } as LoaderFunctionArgs;
  return (loader as (args: LoaderFunctionArgs) => Promise<unknown>)(args);
};

it('accepts the remembered person without waiting for Auth', async () => {
  vi.mocked(sessionNow).mockReturnValue({ user: null, loading: true, error: null });
  vi.mocked(sessionHint).mockReturnValue(hint);
  expect(await ask()).toBe('creador');
  expect(whenKnown).not.toHaveBeenCalled();
});

it.each([
  ['nobody is remembered', { user: null, loading: true, error: null }, null],
  ['Auth has said that nobody is signed in', reported(null), hint],
])('leads to /login where %s', async (_what, now, remembered) => {
  vi.mocked(sessionNow).mockReturnValue(now);
  vi.mocked(sessionHint).mockReturnValue(remembered);
  vi.mocked(whenKnown).mockResolvedValue(reported(null));
  const answer = await ask().catch((caught: Response) => caught);
  expect((answer as Response).headers.get('location')).toBe('/login?volver=%2Fb%3Fx%3D1&motivo=expired');
});

it('says so where the person’s document took too long, once', async () => {
  const late = new Failure('no-connection', 'tarde', { status: LATE_STATUS });
  const person = { uid: hint.uid, role: 'creador' } as SessionState['user'];
  vi.mocked(sessionHint).mockReturnValue(null);
  vi.mocked(whenKnown).mockResolvedValue({ user: person, loading: false, error: late });
  vi.mocked(sessionNow).mockReturnValue({ user: null, loading: true, error: null });
  await expect(ask()).rejects.toMatchObject({
    init: { status: LATE_STATUS },
    data: { message: 'tarde' },
  });
  vi.mocked(sessionNow).mockReturnValue({ user: person, loading: false, error: late });
  expect(await ask()).toBe('creador');
});

it('asks nobody on the server', async () => {
  const { loader } = screen({
    id: 'a.c',
    path: '/c',
    member: 'remembered',
    source: 'src/c/c.tsx',
    public: [],
    view: async () => ({ default: (_: { data: string | null }) => null }),
    load: async () => ({ load: () => 'la semana' }),
  });
  const context = { readApi: async () => null };
  const args = { request: new Request('http://localhost/c'), params: {}, context } as unknown;
  expect(await (loader as (args: unknown) => Promise<unknown>)(args)).toBe('la semana');
  expect(sessionNow).not.toHaveBeenCalled();
});
