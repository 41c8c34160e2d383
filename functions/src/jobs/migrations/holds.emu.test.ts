import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import { expect, test } from 'vitest';
import { readHold } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { holds } from './holds.ts';
import { runMigration } from './run-migration.ts';

const deps = project('migrate-holds');
const { db } = deps;
const { open, send, author, caseOf, isHeld } = complaintsOver(deps);
const EXPIRES = new Date(NOW.getTime() + 1000);

/** A thing as it was stored before cases and holds agreed. */
async function stored(path: string, reasons: string[], of: Record<string, unknown> | null) {
  const [kind, id = ''] = path.split('/');
  const subject = subjectOf(kind === 'user' ? 'user' : 'evento', id);
  if (kind === 'evento') await author(id, { days: 60 });
  await send(open, kind === 'user' ? `perfil/${id}` : path);
  const ref = refs.case(db, `${kind}_${id}`);
  if (of) await ref.update({ expiresAt: EXPIRES, ...of });
  else await ref.delete();
  const since = Object.fromEntries(reasons.map((reason) => [reason, NOW]));
  if (reasons.length > 0) await refs.held(db, subject).set({ subject, since: NOW, reasons: since });
  const reasonsNow = async () => Object.keys(readHold(await refs.held(db, subject).get())?.reasons ?? {});
  return { reasonsNow, of: () => caseOf(`${kind}_${id}`) };
}
const migrate = () =>
  runMigration(deps, {
    name: 'holds',
    migration: holds,
    dryRun: false,
    signal: new AbortController().signal,
    log: () => undefined,
  });

test('holds and cases agree afterwards, and a second run changes nothing', async () => {
  await author('oculta', { days: 60 });
  const ended = await stored('user/oculta', ['desk'], { status: 'cleared', waiting: false });
  const forgotten = await stored('evento/olvidado', ['operator'], { status: 'cleared', waiting: false });
  const mixed = await stored('evento/mezcla', ['removed', 'operator'], { status: 'removed', waiting: false });
  const expired = await stored('evento/vencido', ['removed'], null);
  const alone = await stored('evento/solo', ['complaints'], {
    status: 'held',
    waiting: true,
    heldAloneSince: NOW,
    returnsAt: EXPIRES,
    appealed: true,
  });
  await author('larga', { days: 60, suspendedUntil: FOR_GOOD });
  const suspended = await stored('user/larga', ['suspension', 'desk'], {
    status: 'suspended',
    waiting: false,
    suspendedUntil: FOR_GOOD,
  });
  expect(await migrate()).toMatchObject({ written: 6, bad: 0 });
  expect(await ended.reasonsNow()).toEqual([]);
  expect(await isHeld('user/oculta')).toBe(false);
  expect(await forgotten.of()).toMatchObject({ status: 'held', waiting: true, expiresAt: null });
  expect(await forgotten.reasonsNow()).toEqual(['operator']);
  expect(await mixed.reasonsNow()).toEqual(['removed']);
  expect(await expired.of()).toMatchObject({ status: 'removed', waiting: false, creador: 'vencido' });
  expect(await alone.of()).toMatchObject({ status: 'alone', appealed: false, returnsAt: EXPIRES });
  expect(await suspended.of()).toMatchObject({
    status: 'suspended',
    suspendedUntil: FOR_GOOD,
    expiresAt: null,
  });
  expect(await suspended.reasonsNow()).toEqual(['suspension']);
  expect(readHold(await refs.held(db, subjectOf('evento', 'solo')).get())?.paths).toHaveLength(1);
  expect(await migrate()).toMatchObject({ written: 0 });
});
