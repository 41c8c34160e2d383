import { messages } from '@vidriera/domain/messages/messages';
import { idToken } from '@vidriera/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './callable.ts';

vi.mock('@vidriera/session', () => ({ idToken: vi.fn() }));
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.mocked(idToken).mockReset().mockResolvedValue(null);
});
afterEach(() => vi.unstubAllGlobals());

const RESULT = { username: 'ana', available: true, reason: null, suggestions: [] };

it('follows the callable protocol; sends no token for visitors', async () => {
  fetched.mockResolvedValue(Response.json({ result: RESULT }));
  expect(await call('checkUsername', { username: 'ana' })).toEqual(RESULT);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/fn/checkUsername', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{"username":"ana"}}',
    signal: expect.any(AbortSignal),
  });
});

it('sends the signed-in person’s token', async () => {
  vi.mocked(idToken).mockResolvedValue('tok');
  fetched.mockResolvedValue(Response.json({ result: {} }));
  await call('exportData', {});
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer tok' });
});

it('rejects without a request if a required session has ended', async () => {
  await expect(call('seats', { what: 'mine' }, { signedIn: true })).rejects.toMatchObject({
    code: 'no-session',
  });
  expect(fetched).not.toHaveBeenCalled();
});

it('throws the server’s reason with its fields', async () => {
  const details = {
    code: 'username-taken',
    message: 'Ese nombre de usuario ya está en uso.',
    fields: [{ field: 'username', message: 'ocupado' }],
  };
  fetched.mockResolvedValue(
    Response.json({ error: { status: 'ALREADY_EXISTS', message: 'x', details } }, { status: 409 }),
  );
  await expect(call('checkUsername', { username: 'ana' })).rejects.toMatchObject({
    name: 'Failure',
    code: details.code,
    message: details.message,
    fields: details.fields,
  });
});

it.each([
  ['a refused token', { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } }, 'no-session'],
  ['an error without details', { error: { status: 'INTERNAL', message: 'INTERNAL' } }, 'internal'],
  ['an answer that is none', '<html>', 'internal'],
  ['a result that breaks the contract', { result: { username: 7 } }, 'internal'],
])('tells %s apart', async (_what, body, code) => {
  fetched.mockResolvedValue(Response.json(body));
  await expect(call('checkUsername', { username: 'ana' })).rejects.toMatchObject({ code });
});

it('reports when to retry, from the server’s answer or its front end’s header', async () => {
  const details = { code: 'too-many-attempts', message: 'Probá de nuevo en 3 minutos.', seconds: 180 };
  fetched.mockResolvedValueOnce(
    Response.json({ error: { status: 'RESOURCE_EXHAUSTED', message: 'x', details } }, { status: 429 }),
  );
  const { code, message } = details;
  await expect(call('exportData', {})).rejects.toMatchObject({ code, message });
  fetched.mockResolvedValueOnce(
    new Response('Rate exceeded.', { status: 429, headers: { 'retry-after': '180' } }),
  );
  await expect(call('exportData', {})).rejects.toMatchObject({
    code,
    message: messages.limits.tooMany(180),
  });
  fetched.mockResolvedValueOnce(new Response('Rate exceeded.', { status: 429 }));
  await expect(call('exportData', {})).rejects.toMatchObject({ message: messages.limits.tooMany(null) });
});

it.each([
  ['the function', () => void fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the session', () => void vi.mocked(idToken).mockRejectedValue(new Error('no chunk'))],
])('says that there is no connection when %s can not be reached', async (_what, break_) => {
  break_();
  await expect(call('checkUsername', { username: 'ana' })).rejects.toMatchObject({
    code: 'no-connection',
    message: messages.general.noConnection,
  });
});
