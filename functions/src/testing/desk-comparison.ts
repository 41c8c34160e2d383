import { LANES } from '@vidriera/domain/complaint/lanes';
import { type Subject, subjectId } from '@vidriera/domain/held/subject-schema';
import { expect } from 'vitest';
import type { Deps } from '../base/firestore/admin.ts';
import { readHold } from '../base/firestore/held.ts';
import { refs } from '../base/firestore/refs.ts';
import { holdFile } from '../base/people/hold-ledger.ts';
import { suspendedUntil } from '../base/people/is-gone.ts';
import { aboutOwn } from '../trust/complaints/appeal.ts';
import { reasonsIn } from '../trust/complaints/stood.ts';
import { readCase } from '../trust/complaints/stored.ts';
import { readLane } from '../trust/desk/queue.ts';
import { complaintsOver } from './complaints.ts';
import type { DeskModel, Place } from './desk-model.ts';
import { follow } from './holds.ts';

interface Compared {
  uid: string;
  subjects: Record<Place, Subject>;
  model: DeskModel;
}

/** Compares a history's stored documents with its model. */
export function deskComparison(deps: Deps, { uid, subjects, model }: Compared) {
  const { db } = deps;
  const { caseOf, lettersTo } = complaintsOver(deps);
  const places = Object.keys(subjects) as Place[];
  const idOf = (place: Place) => subjectId(subjects[place]);

  /** Reads what a step wrote. */
  async function stored(): Promise<void> {
    const [user, ...documents] = await db.getAll(
      refs.user(db, uid),
      ...places.flatMap((place) => [refs.case(db, idOf(place)), refs.held(db, subjects[place])]),
    );
    if (!user) throw new Error('no user');
    expect(user.get('retenido') !== undefined, 'the account').toBe(model.isOwnHeld('account'));
    expect(suspendedUntil(user, deps.now()) !== null, 'suspended').toBe(model.isSuspended());
    places.forEach((place, n) => {
      const found = readCase(documents[2 * n]);
      expect(reasonsIn(readHold(documents[2 * n + 1])).sort(), `why ${place} is held`).toEqual(
        model.reasons(place),
      );
      expect(found?.waiting ?? false, `${place} waits`).toBe(model.waits(place));
      expect((found?.lane ?? null) !== null, `${place} has a lane`).toBe(model.waits(place));
      const isKept = model.waits(place) || model.isOwnHeld(place);
      if (found) expect(found.expiresAt === null, `${place} is kept`).toBe(isKept);
    });
    const told = (await lettersTo(uid)).map(({ about, subject }) => `${about} ${subject}`);
    const expected = model.letters.map(([about, place]) => `${about} ${subjects[place]}`);
    expect(told.sort(), 'letters').toEqual(expected.sort());
  }

  /** Lets triggers follow, of one thing first, and reads what people, the queue and the author's page show. */
  async function shown(first: Subject): Promise<void> {
    // Hiding shows at once; showing follows by triggers, in any order.
    for (const place of ['a', 'b'] as const)
      if (model.isOwnHeld(place))
        expect((await db.doc(subjects[place]).get()).get('retenido'), `${place} is hidden`).toBeDefined();
    await follow(deps, first);
    await follow(deps, subjects.account);
    for (const place of ['a', 'b'] as const) {
      const item = await db.doc(subjects[place]).get();
      expect(item.get('visible'), `${place} is seen`).toBe(model.isShown(place));
    }
    const lanes = await Promise.all(
      LANES.map((lane) => readLane(deps, lane, { by: `${uid}.m1`, after: null })),
    );
    const rows = lanes.flatMap(({ cases }) => cases.flatMap((row) => [row, ...row.folded]));
    const waiting = places.filter((place) => model.waits(place)).map(idOf);
    expect(rows.map(({ id }) => id).sort(), 'the queue').toEqual(waiting.sort());
    for (const place of places) {
      const about = await aboutOwn(deps, uid, subjects[place]);
      expect(about?.canAppeal ?? null, `${place} may be appealed`).toBe(model.mayAppeal(place));
    }
  }

  /** No work is left, and the ledger replays what holds. */
  async function atEnd(): Promise<void> {
    for (const place of places)
      expect((await caseOf(idOf(place)))?.workAt ?? null, 'nothing is left to do').toBeNull();
    for (const place of places) {
      const [file] = await holdFile(deps.bucket, subjects[place])
        .getMetadata()
        .catch(() => [null]);
      const recorded = String(file?.metadata?.reasons ?? '')
        .split(' ')
        .filter(Boolean);
      const lasting = model.reasons(place).filter((reason) => reason !== 'complaints');
      expect(recorded.sort(), `the ledger of ${place}`).toEqual(lasting);
    }
  }
  return { stored, shown, atEnd };
}
