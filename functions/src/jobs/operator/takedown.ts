import { services } from '../../base/firestore/admin.ts';
import { liftTakedown, takeDown } from '../../trust/complaints/takedown.ts';
import { subjectAt } from '../../trust/held/address.ts';
import { lastingHold } from '../../trust/held/record.ts';
import { operate } from './operate.ts';

/** `npm run takedown -- ADDRESS [WORDS…] [--lift]` (ops/src/verbs/operate.ts). */
await operate(async ({ words: [address = '', ...text], lift, dryRun, log }) => {
  const deps = services();
  const subject = await subjectAt(deps, address);
  if (!subject) {
    log(`Nothing is at "${address}".`);
    return false;
  }
  if (dryRun) {
    log(`${subject} would be ${lift ? 'cleared' : 'held'}`);
    return true;
  }
  if (lift) {
    const wasHeld = await liftTakedown(deps, subject);
    const { suspendedUntil } = await lastingHold(deps, subject);
    if (suspendedUntil)
      log(`${subject} is suspended until ${suspendedUntil.toISOString()}: the desk ends that`);
    else log(wasHeld ? `${subject} is back` : `${subject} was not held`);
    return suspendedUntil === null;
  }
  const since = await takeDown(deps, subject, text.join(' '));
  log(
    since
      ? `${subject} is held since ${since.toISOString()}; every cache of ours follows within ten minutes`
      : `${subject} is missing`,
  );
  return since !== null;
});
