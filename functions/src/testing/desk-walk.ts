import { random128 } from '@vidriera/domain/claim/random-128';
import { type Subject, subjectId, subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { expect, vi } from 'vitest';
import type { Deps } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import { logger } from '../base/process/logger.ts';
import { settlePictures } from '../items/images/held-pictures.ts';
import { itemWritten } from '../items/items/item-written.ts';
import { appeal } from '../trust/complaints/appeal.ts';
import { complain } from '../trust/complaints/complain.ts';
import { openCase } from '../trust/complaints/open-case.ts';
import { returnUndecided } from '../trust/complaints/return-undecided.ts';
import { settle } from '../trust/complaints/settle.ts';
import { endSuspensions } from '../trust/complaints/suspension.ts';
import { liftTakedown, takeDown } from '../trust/complaints/takedown.ts';
import { thingOf } from '../trust/complaints/thing.ts';
import { doOverdueWork } from '../trust/complaints/work.ts';
import { mute } from '../trust/desk/mute.ts';
import { listPictures } from '../trust/held/list-pictures.ts';
import { complaintsOver } from './complaints.ts';
import { urlOf } from './data.ts';
import { deskComparison } from './desk-comparison.ts';
import { deskMail, MAIL_SECRET, type MailServer, MOODS } from './desk-mail.ts';
import { DeskModel, type Place } from './desk-model.ts';
import { dice } from './dice.ts';
import { NOW } from './project.ts';
import { mailServer } from './smtp.ts';

const HOUR = 3_600_000;
const OUTCOMES = ['held', 'cleared', 'removed', 'suspended'] as const;
const STEPS = 14;

type Step =
  | 'complaint'
  | 'decision'
  | 'takedown'
  | 'lift'
  | 'account'
  | 'appeal'
  | 'mute'
  | 'edit'
  | 'mail'
  | 'clock';
/** Subjects of histories: how often each step is tried, so that rare ones meet. */
const THEMES: readonly Partial<Record<Step, number>>[] = [
  { complaint: 3, decision: 2, mute: 1, appeal: 1, clock: 2, edit: 1 },
  // Of an account whose case is open.
  { account: 1, decision: 3, takedown: 2, lift: 1, appeal: 1, clock: 2, mail: 1 },
  { complaint: 1, edit: 2, decision: 1, takedown: 1, lift: 1, clock: 1 },
];

/**
 * Plays random histories, one for each seed from `first` on. @param services a project whose clock is `clock`
 * @throws with the seed and its steps, if what is stored differs from the model
 */
export async function walkDesk(
  services: Deps,
  clock: { moment: number },
  { first, times }: { first: number; times: number },
): Promise<void> {
  const server = await mailServer();
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue();
  vi.stubEnv('VIDRIERA_LIMIT_SECRET', MAIL_SECRET); // the mailbox of a suspended account is hashed
  try {
    for (let n = 0; n < times; n++) await walk(services, clock, server, first + n);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await server.stop();
  }
}

/**
 * Plays a random history of one creator with two events, and compares after each step what is stored with a model that does not know the
 * table of acts: who sees what, letters, appeals, the queue, and which cases are kept.
 */
async function walk(
  services: Deps,
  clock: { moment: number },
  server: MailServer,
  seed: number,
): Promise<void> {
  const { db, auth } = services;
  const roll = dice(seed);
  const theme = roll.of(THEMES);
  const uid = `w${seed}`;
  clock.moment = NOW.getTime();
  // Storage may fail in the middle of a step: what it leaves is done later.
  let filesLeft = Number.POSITIVE_INFINITY;
  const failing = (bucket: Deps['bucket']) =>
    new Proxy(bucket, {
      get: (target, key) => {
        if (key === 'file' && filesLeft-- <= 0) throw new Error('Storage is down');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const deps = {
    ...services,
    bucket: failing(services.bucket),
    thumbnails: failing(services.thumbnails),
  };
  const { account, open, author, people, caseOf, complaintBy } = complaintsOver(deps);
  const mail = deskMail(services, server, `${uid}@example.com`);
  if (theme.mail) await auth.createUser({ uid, email: `${uid}@example.com`, emailVerified: true });
  await author(uid, { days: roll.of([3, 60]) });
  await db.doc(`evento/${uid}b`).set((await db.doc(`evento/${uid}`).get()).data() ?? {});
  const picture = `posts/evento/main/${uid}/1_a.jpg`;
  await services.bucket.file(picture).save('a picture', { resumable: false });
  // The third is the second's other account.
  const able = [`${uid}.r1`, `${uid}.r2`, `${uid}.r2b`];
  const mailboxOf = (by: string) => by.replace(/b$/, '');
  await people(able);
  for (const moderator of ['m1', 'm2']) await refs.moderator(db, `${uid}.${moderator}`).set({ addedAt: NOW });
  const subjects: Record<Place, Subject> = {
    a: subjectOf('evento', uid),
    b: subjectOf('evento', `${uid}b`),
    account: subjectOf('user', uid),
  };
  const places = Object.keys(subjects) as Place[];
  // Most acts are about one thing, so that they meet.
  const mix = (Object.entries(theme) as [Step, number][]).flatMap(([step, times]) =>
    Array<Step>(times).fill(step),
  );
  const often = theme.account ? 'account' : roll.of(['a', 'account'] as const);
  const somewhere = (): Place => (roll.is(0.75) ? often : roll.of(places));
  const createdAt = (await refs.user(db, uid).get()).get('created_time').toMillis();
  const model = new DeskModel({ isNewAt: (at) => at - createdAt < 30 * DAY_MS, mailboxOf });
  const compare = deskComparison(deps, { uid, subjects, model });
  const history: string[] = [];
  const idOf = (place: Place) => subjectId(subjects[place]);
  /** Runs a step whose answer may be lost after its transaction. */
  const mayLose = async <T>(step: () => Promise<T>): Promise<T | null> => {
    filesLeft = roll.is(0.2) ? roll.of([0, 1, 2, 3]) : Number.POSITIVE_INFINITY;
    try {
      return await step();
    } catch (error) {
      if (!String(error).includes('Storage is down')) throw error;
      return null;
    } finally {
      filesLeft = Number.POSITIVE_INFINITY;
    }
  };

  const steps: Record<Step, () => Promise<void>> = {
    complaint: async () => {
      await doOverdueWork(deps);
      const place = somewhere();
      const by = roll.of([...able, null]);
      const reason = roll.of(['fraud', 'spam'] as const);
      const thing = await thingOf(deps, subjects[place]);
      if (!thing) throw new Error('no thing');
      const shown = model.isShown(place) ? thing.shown : null;
      const sent = { reason, text: '', id: random128() };
      history.push(`complaint ${place} ${by ?? 'open'} ${reason}`);
      const { kind } = await complain(
        deps,
        by ? account(by, { mailbox: mailboxOf(by) }) : open,
        { ...thing, shown },
        sent,
      );
      const isStored = model.complain(place, { by, isGrave: reason === 'fraud', at: clock.moment });
      expect(kind).toBe(isStored ? 'stored' : 'not-found');
    },
    decision: async () => {
      const place = somewhere();
      const outcome = roll.of(OUTCOMES);
      const by = `${uid}.${roll.of(['m1', 'm2'])}`;
      const found = await caseOf(idOf(place));
      if (!found || (outcome === 'suspended' && place !== 'account')) return;
      const isStale = roll.is(0.15);
      const seenAt = isStale ? new Date(1) : found.decidedAt;
      const decision = { outcome, days: roll.of([7, null] as const), text: roll.of(['', 'No va']), by };
      history.push(`decision ${place} ${outcome} ${decision.days} by ${by}${isStale ? ' stale' : ''}`);
      const times = roll.of([1, 1, 2]);
      for (let n = 0; n < times; n++)
        await mayLose(() => settle(deps, idOf(place), { ...decision, round: found.round, seenAt }));
      if (!isStale) model.decide(place, outcome, { by, days: decision.days, at: clock.moment });
    },
    takedown: async () => {
      const place = somewhere();
      history.push(`takedown ${place}`);
      await mayLose(() => takeDown(deps, subjects[place], 'Ahora'));
      model.takeDown(place);
    },
    lift: async () => {
      const place = somewhere();
      history.push(`lift ${place}`);
      await mayLose(() => liftTakedown(deps, subjects[place]));
      model.lift(place);
    },
    account: async () => {
      history.push('open the account’s case');
      await openCase(deps, subjects.account, `${uid}.m1`);
      model.open('account');
    },
    appeal: async () => {
      const place = somewhere();
      const text = roll.of(['Era una obra', 'No fui yo']);
      history.push(`appeal ${place} ${text}`);
      const isPut = await appeal(deps, uid, { of: subjects[place], text });
      expect(isPut).toBe(model.appeal(place, text));
    },
    mute: async () => {
      const by = roll.of(able);
      const place = somewhere();
      const complaint = await complaintBy(idOf(place), by);
      if (!complaint) return;
      history.push(`mute ${by}`);
      await mute(deps, { id: idOf(place), reference: complaint.reference, isMuted: true, by: `${uid}.m1` });
      model.mute(by);
    },
    edit: async () => {
      const place = roll.of(['a', 'b'] as const);
      const item = db.doc(subjects[place]);
      const isNamed = !model.names(place);
      history.push(`${place} ${isNamed ? 'names' : 'drops'} the picture`);
      const before = (await item.get()).data();
      await item.update({ url_imagen: isNamed ? urlOf(picture) : null });
      const after = (await item.get()).data();
      await itemWritten(services, { tipo: 'evento', id: item.id, before, after });
      if (after?.retenido) await listPictures(services, subjects[place]);
      model.edit(place);
    },
    mail: async () => {
      const mood = roll.of(MOODS);
      history.push(`mail ${JSON.stringify(mood)}`);
      await mail.send(mood);
    },
    clock: async () => {
      const ahead = roll.of([HOUR, 48 * HOUR, 7 * DAY_MS, 31 * DAY_MS]);
      history.push(`clock +${ahead / HOUR} h`);
      clock.moment += ahead;
      await returnUndecided(deps);
      await mayLose(() => endSuspensions(deps));
      await endSuspensions(deps);
      model.clock(clock.moment);
    },
  };

  try {
    if (theme.account) await steps.account();
    for (let n = 0; n < STEPS; n++) {
      clock.moment += 1000;
      await steps[roll.of(mix)]();
      model.listPictures();
      await mayLose(() => settlePictures(deps, [picture]));
      await compare.stored();
      if (n === STEPS - 1 || roll.is(0.15)) await compare.shown(subjects[roll.of(places)]);
    }
    await doOverdueWork(deps);
    await compare.atEnd();
    if (theme.mail) {
      clock.moment += HOUR;
      await mail.compare(uid);
    }
    await settlePictures(deps, [picture]);
    const [isSeen] = await services.bucket.file(picture).exists();
    expect(isSeen, 'the picture of both events').toBe(model.isPictureSeen());
  } catch (error) {
    throw new Error(`history ${seed}: ${history.join('; ')}: ${error}`, { cause: error });
  } finally {
    // The next history has a queue and suspensions of its own.
    for (const place of places) await refs.case(db, idOf(place)).delete();
    await refs.user(db, uid).delete();
  }
}
