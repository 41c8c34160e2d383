import { writeFileSync } from 'node:fs';
import { z } from '@vidriera/domain/zod';
import { endAccount } from '../../accounts/account/delete-account.ts';
import { exportData } from '../../accounts/account/export-data.ts';
import { freeze, thaw } from '../../accounts/account/freeze.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { services } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { operate } from './operate.ts';

const mail = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/));
const wordsSchema = z.union([
  z.tuple([z.literal('export'), mail, z.string()]),
  z.tuple([z.literal('thaw'), mail, mail]),
  z.tuple([z.enum(['delete', 'freeze']), mail]),
]);

/** `npm run account -- export|delete|freeze|thaw MAIL` (ops/src/verbs/operate.ts). */
await operate(async ({ words, dryRun, log }) => {
  const [action, address, more] = wordsSchema.parse(words);
  const deps = services();
  const account = await deps.auth.getUserByEmail(address).catch((error: unknown) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  if (!account) {
    log(`${address} has no account: nothing was done`);
    return false;
  }
  const { uid } = account;
  const who = `${address} (@${(await refs.user(deps.db, uid).get()).get('username') ?? 'without a username'})`;
  if (dryRun) {
    log(`would ${action} ${who}`);
    return true;
  }
  if (action === 'export') {
    writeFileSync(more, `${JSON.stringify(await exportData(deps, uid), null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    log(`${who} is in ${more}: send it to that address, then delete it`);
    return true;
  }
  if (action === 'freeze') {
    const isDone = await freeze(deps, uid);
    log(
      isDone
        ? `${who} is frozen: nobody enters, and its helpers are gone`
        : `${who} has no document: nothing was done`,
    );
    return isDone;
  }
  if (action === 'thaw') {
    const isDone = await thaw(deps, uid, more);
    log(
      isDone
        ? `${who} is open again for ${more}, with a letter to choose a password`
        : `${who} is not frozen`,
    );
    return isDone;
  }
  // As its person would: the trigger removes it, and the ledger repeats it after a restore.
  if (!(await endAccount(deps, uid, 'person'))) {
    await recordDeletion(deps, refs.user(deps.db, uid).path);
    await removeAccount(deps, uid);
  }
  log(`${who} is closed: its data goes within minutes`);
  return true;
});
