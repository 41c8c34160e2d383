import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { addModerator, listModerators, removeModerator } from '../../trust/desk/moderators.ts';
import { operate } from './operate.ts';

const wordsSchema = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.enum(['add', 'remove']), z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/))]),
]);

const OUTCOMES = {
  added: 'is a moderator',
  'no-account': 'has no open account: nothing was changed',
  'not-confirmed': 'has not confirmed the address, or is disabled: nothing was changed',
};

/** `npm run moderators -- add|remove|list MAIL` (ops/src/verbs/operate.ts). */
await operate(async ({ words, dryRun, log }) => {
  const [action, mail] = wordsSchema.parse(words);
  if (action === 'list') {
    const moderators = await listModerators(services());
    log(moderators.length > 0 ? moderators.join('\n') : 'there are no moderators');
    return true;
  }
  if (dryRun) {
    log(`would ${action} ${mail}`);
    return true;
  }
  if (action === 'add') {
    const outcome = await addModerator(services(), mail);
    log(`${mail} ${OUTCOMES[outcome]}`);
    return outcome === 'added';
  }
  const isKnown = await removeModerator(services(), mail);
  log(isKnown ? `${mail} is no moderator` : `${mail} ${OUTCOMES['no-account']}`);
  return isKnown;
});
