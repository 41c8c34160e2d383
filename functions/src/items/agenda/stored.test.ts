import { NO_TEXTS } from '@vidriera/domain/agenda/texts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { entry, ownersOf } from '../../testing/entries.ts';
import { packedPart, readAgendaPart, type StoredPart } from './stored.ts';

const part = { owners: ownersOf({ ana: 'Ana' }), entries: [entry('evento', 'Milonga', 'ana')] };
const docOf = (stored: StoredPart) =>
  ({ exists: true, data: () => stored, ref: { path: 'agenda/salta-0' } }) as unknown as DocumentSnapshot;

test('readPart: accepts a part of the current shape without parsing', async () => {
  const { part: stored } = await packedPart(part);
  const read = await readAgendaPart(docOf(stored));
  expect(read.part).toEqual(part);
  expect(read).toMatchObject({ version: stored.version, isForeign: false });
});

test('readPart: parses a part of another version, and leaves out unreadable entries', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const stranger = { ...part, entries: [...part.entries, { tipo: 'evento', titulo: 'De otra versión' }] };
  const { part: stored } = await packedPart(stranger as never, NO_TEXTS);
  const read = await readAgendaPart(docOf({ ...stored, version: 'anterior' }));
  expect(read.part).toEqual(part);
  expect(read).toMatchObject({ version: 'anterior', isForeign: true });
  expect(error).toHaveBeenCalledWith('agenda: unreadable entries', { path: 'agenda/salta-0', count: 1 });
});

test('readPart: parses a part whose texts have another hash', async () => {
  const { part: stored } = await packedPart(part);
  expect(await readAgendaPart(docOf({ ...stored, texts: 'otros' }))).toMatchObject({ isForeign: true });
});
