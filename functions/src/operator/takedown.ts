import { partsOf } from '@vidriera/domain/held/subject-schema';
import { followSuspension } from '../complaints/suspension.ts';
import { services } from '../firestore/admin.ts';
import { subjectAt } from '../held/address.ts';
import { clear, hold } from '../held/hold.ts';
import { lastingHold, recordHold } from '../held/record.ts';
import { operate } from './operate.ts';

/** `npm run takedown -- ADDRESS [--lift]` (ops/src/verbs/operate.ts). */
await operate(async ({ words: [address = ''], lift, dryRun, log }) => {
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
    const { kind } = await clear(deps, subject);
    const { kind: of, id } = partsOf(subject);
    if (of === 'user') await followSuspension(deps, id);
    await recordHold(deps, subject);
    const { suspendedUntil } = await lastingHold(deps, subject);
    if (suspendedUntil)
      log(`${subject} is suspended until ${suspendedUntil.toISOString()}: the desk ends that`);
    else log(kind === 'cleared' ? `${subject} is back` : `${subject} was not held`);
    return suspendedUntil === null;
  }
  const outcome = await hold(deps, subject, 'operator');
  await recordHold(deps, subject);
  log(
    outcome.kind === 'held'
      ? `${subject} is held since ${outcome.since.toISOString()}; every cache of ours follows within ten minutes`
      : `${subject} is missing`,
  );
  return outcome.kind === 'held';
});
