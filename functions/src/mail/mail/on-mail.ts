import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { queueOverdue } from '../../attend/seats/messages.ts';
import { services } from '../../base/firestore/admin.ts';
import { publicOrigin } from '../../base/http/origin.ts';
import { limiter } from '../../base/limits/limited.ts';
import { logger } from '../../base/process/logger.ts';
import { dueMailOptions, mailOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { sendDue } from './due.ts';
import { GIVE_UP_MS, isDue } from './lease.ts';
import { type SendDeps, sendLetter } from './send.ts';
import { smtpSettings } from './smtp-settings.ts';

const secretSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });
const queuedSchema = z.object({ state: z.literal('waiting'), notBefore: fechaOrNull });
/** Of the schedule's 300 s. */
const DUE_MS = 240_000;

const deps = (): SendDeps => {
  const { db, auth, now } = services();
  const { VIDRIERA_LIMIT_SECRET: secret } = secretSchema.parse(process.env);
  return { db, auth, now, origin: publicOrigin(), smtp: () => smtpSettings(), secret, limiter: limiter() };
};

/** Trigger on the queue: sends due letters. Not retried: the schedule sends the rest. */
export const onMailWritten = onDocumentWritten({ ...mailOptions, document: 'mail/{id}' }, async (event) => {
  const { now } = services();
  const queued = queuedSchema.safeParse(event.data?.after.data());
  if (!queued.success || !isDue(queued.data.notBefore, now())) return;
  const { id } = event.params;
  if (now().getTime() - Date.parse(event.time) > GIVE_UP_MS) {
    logger.warn('mail: late event', { id });
    return;
  }
  await sendLetter(deps(), id);
});

/** Every five minutes: queues the letters of messages that interrupted calls left, and sends due ones. */
export const dueMail = onSchedule(dueMailOptions, async () => {
  await queueOverdue(services());
  const { looked } = await sendDue(deps(), timeLeft(DUE_MS));
  if (looked > 0) logger.info('dueMail', { looked });
});
