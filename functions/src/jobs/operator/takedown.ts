import { services } from '../../base/firestore/admin.ts';
import { keepCopy } from '../../trust/complaints/keep.ts';
import { liftOrder, orderAway } from '../../trust/complaints/order.ts';
import { liftTakedown, takeDown } from '../../trust/complaints/takedown.ts';
import { subjectAt } from '../../trust/held/address.ts';
import { lastingHold } from '../../trust/held/record.ts';
import { operate } from './operate.ts';

/** `npm run takedown -- ADDRESS [WORDS…] [--lift] [--quiet] [--keep]` (ops/src/verbs/operate.ts). */
await operate(async ({ words: [address = '', ...text], lift, quiet, keep, dryRun, log }) => {
  const deps = services();
  const subject = await subjectAt(deps, address);
  if (!subject) {
    log(`Nothing is at "${address}".`);
    return false;
  }
  if (quiet && text.length > 0) {
    log('--quiet tells nobody, so it takes no words');
    return false;
  }
  if (dryRun) {
    log(`${subject} would be ${lift ? 'cleared' : 'held'}`);
    return true;
  }
  if (lift) {
    const wasOrdered = await liftOrder(deps, subject);
    const wasHeld = await liftTakedown(deps, subject);
    const { suspendedUntil } = await lastingHold(deps, subject);
    if (suspendedUntil)
      log(`${subject} is suspended until ${suspendedUntil.toISOString()}: the desk ends that`);
    else log(wasOrdered || wasHeld ? `${subject} is back` : `${subject} was not held`);
    return suspendedUntil === null;
  }
  if (keep) {
    // Before anything is hidden: its person may delete it once it is.
    const copy = await keepCopy(deps, subject);
    if (!copy) {
      log(`${subject} is missing`);
      return false;
    }
    const { folder, documents, pictures } = copy;
    log(`gs://${deps.thumbnails.name}/${folder} has ${documents} documents and ${pictures} pictures`);
  }
  const since = quiet ? await orderAway(deps, subject) : await takeDown(deps, subject, text.join(' '));
  log(
    since
      ? `${subject} is held since ${since.toISOString()}; every cache of ours follows within ten minutes`
      : `${subject} is missing`,
  );
  return since !== null;
});
