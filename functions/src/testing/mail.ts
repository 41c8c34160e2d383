import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { eventChanged } from '../attend/seats/event-changed.ts';
import { refs } from '../base/firestore/refs.ts';
import type { Letter } from '../base/letters/letter-schema.ts';
import { queueLetter } from '../base/letters/queue.ts';
import { createLimiter } from '../base/limits/limiter.ts';
import { logger } from '../base/process/logger.ts';
import type { SendDeps } from '../mail/mail/send.ts';
import { creador } from './data.ts';
import { NOW, project } from './project.ts';
import { seatsOver } from './seats.ts';
import { mailServer } from './smtp.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Returns an emulated project with a mail server and a movable clock. Each test begins with an empty queue. */
export async function mailProject(name: string) {
  const clock = { moment: NOW.getTime() };
  const services = project(name, () => new Date(clock.moment));
  const { db, auth, now } = services;
  const seats = seatsOver(services);
  const { people, change } = seats;
  /** Takes seats without their own letter, which seat.emu.test.ts tries. */
  const ask: typeof seats.ask = async (...args) => {
    const outcome = await seats.ask(...args);
    const own = await refs.mail(db).where('letter.kind', '==', 'seat').get();
    for (const { ref } of own.docs) await ref.delete();
    return outcome;
  };
  const secret = 'a secret of at least so many characters';
  const server = await mailServer();
  const deps: SendDeps = {
    ...services,
    origin: 'https://vidriera.example',
    smtp: () => server.settings,
    secret,
    limiter: createLimiter({ db, now, secret }),
  };

  beforeAll(async () => {
    await creador(db, 'sala');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await db.recursiveDelete(refs.mail(db));
    for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue();
    server.is('takes');
    server.taken.length = 0;
    clock.moment = NOW.getTime();
  });

  async function signedUp(uids: string[], extra: { emailVerified?: boolean; disabled?: boolean } = {}) {
    await people(uids);
    for (const uid of uids)
      await auth.createUser({ uid, email: `${uid}@correo.example`, emailVerified: true, ...extra });
  }
  async function queue(uid: string, letter: Letter): Promise<string> {
    const batch = db.batch();
    const { id } = queueLetter(batch, db, { uid, letter, now: now() });
    await batch.commit();
    return id;
  }
  const mail = async (id: string) => (await refs.mail(db).doc(id).get()).data();
  const confirm = (uid: string) => queue(uid, { kind: 'confirm-mail' });
  /** Changes an event's hour, which queues a letter. */
  async function moved(uid: string, id: string, hour: number): Promise<string> {
    await change(id, { horaInicio: new Date(Date.UTC(1970, 0, 1, hour)) });
    await eventChanged(services, id);
    return noticeTo(uid, id);
  }
  async function noticeTo(uid: string, evento: string): Promise<string> {
    const { docs } = await refs.mail(db).where('uid', '==', uid).where('letter.evento', '==', evento).get();
    expect(docs).toHaveLength(1);
    return docs[0]?.id ?? '';
  }

  return {
    ...seats,
    ask,
    askWithLetter: seats.ask,
    clock,
    services,
    db,
    auth,
    now,
    server,
    deps,
    signedUp,
    queue,
    mail,
    confirm,
    moved,
    noticeTo,
  };
}
