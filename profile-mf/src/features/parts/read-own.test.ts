import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Connection } from '@vidriera/kit/data/connection';
import { refreshUser } from '@vidriera/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastRead, readOwnPerfil } from './read-own.ts';

vi.mock('@vidriera/session', () => ({ refreshUser: vi.fn() }));

const USUARIO = { uid: 'ana1', email: 'ana@example.com', username: 'ana', display_name: 'Ana', role: null };
let stored: Record<string, object>;
const connection = async () =>
  ({
    uid: 'ana1',
    db: '',
    doc: (parent: string, ...path: string[]) => [parent, ...path].filter(Boolean).join('/'),
    getDoc: async (path: string) => ({ exists: () => path in stored, data: () => stored[path] }),
  }) as unknown as Connection;

beforeEach(() => {
  stored = {};
  vi.mocked(refreshUser).mockReset();
});

it('reads the own documents', async () => {
  stored = { 'user/ana1': USUARIO };
  const { usuario, creador } = await readOwnPerfil({ connection });
  expect([usuario.username, creador]).toEqual(['ana', null]);
  expect(lastRead('ana1')?.usuario).toBe(usuario);
  expect(lastRead('beto')).toBeUndefined();
  expect(refreshUser).not.toHaveBeenCalled();
});

it('completes an account without a document, once', async () => {
  vi.mocked(refreshUser).mockImplementation(async () => {
    stored = { 'user/ana1': USUARIO };
    return null;
  });
  expect((await readOwnPerfil({ connection })).usuario.username).toBe('ana');
  expect(refreshUser).toHaveBeenCalledOnce();
});

it('reports why that failed', async () => {
  vi.mocked(refreshUser).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  await expect(readOwnPerfil({ connection })).rejects.toMatchObject({ code: 'no-connection' });
  vi.mocked(refreshUser).mockResolvedValue(null);
  await expect(readOwnPerfil({ connection })).rejects.toMatchObject({ code: 'missing' });
});
