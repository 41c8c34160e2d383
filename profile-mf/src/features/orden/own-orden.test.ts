import { isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Connection } from '@vidriera/kit/data/connection';
import { listOwn } from '@vidriera/kit/requests/read';
import { expect, test, vi } from 'vitest';
import { readOwnLinks } from './own-orden.ts';
import { writeMove } from './write-move.ts';

vi.mock('@vidriera/kit/requests/read', () => ({ listOwn: vi.fn() }));
const stored = vi.hoisted(() => ({ data: undefined as Record<string, unknown> | undefined }));

const snapshot = async () => ({ data: () => stored.data });
const connection = async () =>
  ({
    db: {},
    uid: 'ana',
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    getDoc: snapshot,
    serverTimestamp: () => 'now',
    runTransaction: (_db: unknown, work: (transaction: unknown) => unknown) =>
      work({
        get: snapshot,
        set: (path: string, data: Record<string, unknown>, options: object) => {
          expect([path, options]).toEqual(['orden/ana', { merge: true }]);
          stored.data = { ...stored.data, ...data };
        },
      }),
  }) as unknown as Connection;
vi.mock(import('@vidriera/kit/data/connection'), async (original) => ({
  ...(await original()),
  connect: () => connection(),
}));

const own = { ids: ['c', 'b', 'a'], gone: new Set<string>() };

test('the first move writes the whole order; the next applies to what another tab stored', async () => {
  stored.data = undefined;
  const first = { do: 'place', key: 'a', after: null, before: null } as const;
  await writeMove(first, own, { connection });
  expect(stored.data).toEqual({
    lista: ['a', 'c', 'b'],
    fijados: { link: [], evento: [], curso: [], promo: [] },
    updatedAt: 'now',
  });
  stored.data = { lista: ['b', 'a', 'c'], pestana: 'links', later: 'kept' };
  const after = await writeMove({ do: 'place', key: 'c', after: 'b', before: 'a' }, own, { connection });
  expect(after.lista).toEqual(['b', 'c', 'a']);
  expect(stored.data).toMatchObject({ lista: ['b', 'c', 'a'], pestana: 'links', later: 'kept' });
});

test('a move that is not possible any more writes nothing', async () => {
  stored.data = { lista: ['a'] };
  const writing = writeMove({ do: 'place', key: '# Redes', after: 'a', before: null }, own, { connection });
  const failure = await writing.catch((caught: unknown) => caught);
  expect(isFailure(failure, 'changed') && failure.message).toBe(messages.orden.gone);
  expect(stored.data).toEqual({ lista: ['a'] });
});

test('ids without a link are gone; all pages of links are read, after the order', async () => {
  stored.data = { lista: ['# Redes', 'x', 'a'], fijados: { link: ['y'] } };
  vi.mocked(listOwn)
    .mockImplementationOnce(async () => {
      stored.data = { lista: ['new'] }; // another tab publishes and places a link meanwhile
      return { items: [{ id: 'b' }], cursor: 'more' } as never;
    })
    .mockResolvedValueOnce({ items: [{ id: 'a' }], cursor: null } as never);
  const { orden, own, links } = await readOwnLinks();
  expect(orden.lista).toEqual(['# Redes', 'x', 'a']);
  expect(links.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([...own.gone]).toEqual(['x', 'y']);
});
