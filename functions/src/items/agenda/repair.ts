import { zonas } from '@vidriera/domain/agenda/entry';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { ALREADY_EXISTS, grpcCode, refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { firstWritable } from './bounds.ts';
import { compareEntries, type Step } from './compare-entries.ts';
import { compareParts } from './compare-parts.ts';
import { halveZonas } from './halve.ts';
import { type Pace, unpaced } from './pace.ts';
import { partVersionsOf, readPartVersions } from './stored.ts';
import type { Targets } from './targets.ts';
import { updater } from './update.ts';

/** Items per step, about 10 MB of entries. */
const STEP = 5000;
/** Items per transaction. */
const AT_ONCE = 300;

/** Differences found. `through`: everything was compared. */
export type RepairOutcome = {
  entries: number;
  owners: number;
  over: number;
  parts: number;
  /** Parts and items that could not be written. */
  failed: number;
  through: boolean;
};

export interface RepairOptions {
  /** Holds the progress. */
  place?: DocumentReference;
  /** Throttles writes of versions. */
  pace?: Pace;
  size?: number;
}

/** Progress: parts compared by an unfinished run; `salta` or `salta/evento/id` of the entries. */
const progressSchema = z.object({
  agendaPartes: z.catch(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  agenda: z.catch(z.string(), ''),
});
const isTipo = (text: string | undefined): text is TipoAgenda => TIPOS_AGENDA.some((tipo) => tipo === text);

const ignoreExisting = (error: unknown): void => {
  if (grpcCode(error) !== ALREADY_EXISTS) throw error;
};

/**
 * Compares the agenda with plain queries, and repairs or builds it: its parts with creators and clock, then its entries with the items, zona by
 * zona. What differs goes the worker’s way, from items to parts. Progress is stored: the next run continues.
 * @param left returns whether time remains; called after each step
 * @throws while the agenda is built and something can’t be written: nothing may be left out
 */
export async function repair(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  left: () => boolean = () => true,
  { place = refs.reconciliation(db), pace = unpaced, size = STEP }: RepairOptions = {},
): Promise<RepairOutcome> {
  const outcome: RepairOutcome = { entries: 0, owners: 0, over: 0, parts: 0, failed: 0, through: false };
  const update = updater({ db, now }, { pace, left });
  const stored = await refs.agenda(db).get();
  const before = partVersionsOf(stored);
  if (!stored.exists) await refs.agenda(db).create(before).catch(ignoreExisting);
  const progress = progressSchema.parse((await place.get()).data() ?? {});
  const save = (reached: Partial<Record<keyof typeof progress, string>>) =>
    place.set(reached, { merge: true });

  const mend = async (targets: readonly Targets[]): Promise<void> => {
    const { parts, failed } = await update(targets);
    outcome.parts += parts;
    for (const { target, error } of failed) {
      logger.error('agenda: not repaired', { items: target.items, parts: target.parts, error });
      if (!before.isComplete) throw error;
      outcome.failed++;
    }
  };

  /** @returns whether it finished */
  const repairParts = async (): Promise<boolean> => {
    const from = progress.agendaPartes;
    if (from === 0) outcome.parts += await halveZonas({ db, now }, before.zonas, pace);
    const versions = await readPartVersions(db);
    const all = Object.keys(versions.zonas)
      .sort()
      .flatMap((zona) => (versions.zonas[zona] ?? []).map((_, index) => ({ zona, index })));
    for (let i = from; i < all.length; ) {
      const parts = firstWritable(versions, all.slice(i));
      const { owners, over, targets } = await compareParts(db, parts, localTime(now()));
      outcome.owners += owners.length;
      outcome.over += over;
      await mend(targets);
      i += parts.length;
      if (left() || i >= all.length) continue;
      await save({ agendaPartes: String(i) });
      return false;
    }
    if (from > 0) await save({ agendaPartes: '0' });
    return true;
  };

  const repairStep = async (step: Step): Promise<string> => {
    const isEmpty = !before.zonas[step.zona]?.length;
    const { differences, last } = await compareEntries(db, step, { time: localTime(now()), size, isEmpty });
    for (const targets of differences) {
      outcome.entries += targets.filter(({ items }) => items).length;
      for (let i = 0; i < targets.length; i += AT_ONCE) await mend(targets.slice(i, i + AT_ONCE));
    }
    return last;
  };

  /** @returns whether it finished */
  const repairEntries = async (): Promise<boolean> => {
    const all = [...new Set([...zonas(), ...Object.keys(before.zonas)])].sort();
    const [reached = '', tipo, last = ''] = progress.agenda.split('/');
    const from = isTipo(tipo) ? { zona: reached, tipo, after: last } : null;
    for (const zona of all.filter((name) => (from ? name >= reached : name > reached))) {
      const written = outcome.parts;
      const isFrom = zona === from?.zona;
      for (const tipo of isFrom ? TIPOS_AGENDA.slice(TIPOS_AGENDA.indexOf(from.tipo)) : TIPOS_AGENDA) {
        for (let after = isFrom && tipo === from.tipo ? from.after : ''; ; ) {
          after = await repairStep({ zona, tipo, after });
          if (after === '') break;
          await save({ agenda: `${zona}/${tipo}/${after}` });
          if (!left()) return false;
        }
      }
      if (zona === all.at(-1)) break;
      const goesOn = left();
      // A small zona without differences is quick.
      if (!goesOn || outcome.parts > written) await save({ agenda: zona });
      if (!goesOn) return false;
    }
    await save({ agenda: '' });
    return true;
  };

  if (!((await repairParts()) && (await repairEntries()))) return outcome;
  if (!before.isComplete) await refs.agenda(db).set({ isComplete: true }, { merge: true });
  return { ...outcome, through: true };
}

/**
 * Runs `repair` for a note, and deletes the note at the end. @returns parts written @throws Error when time runs out: the note stays with
 * the progress
 */
export async function repairAll(
  deps: Pick<Deps, 'db' | 'now'>,
  note: DocumentSnapshot,
  left: () => boolean,
  pace: Pace,
): Promise<number> {
  const outcome = await repair(deps, left, { place: note.ref, pace });
  logger.info('agenda: comparison', outcome);
  if (!outcome.through) throw new Error('agenda: no time left to compare the rest');
  await note.ref.delete();
  return outcome.parts;
}
