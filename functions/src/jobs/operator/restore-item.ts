import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { restoreItem } from '../../items/items/restore-item.ts';
import { operate } from './operate.ts';

const wordsSchema = z.union([
  z.tuple([z.string(), z.iso.datetime()]),
  z.tuple([z.string(), z.iso.datetime(), z.literal('yes')]),
]);
const pathSchema = z.tuple([tipoSchema, itemIdSchema]);

const REFUSED = {
  'not-there': 'was not there at that minute, or could not be read',
  'no-owner': 'has no creator any more: what a person deleted with their account stays deleted',
  held: 'is held for review: decide that first',
};

/** `npm run data:restore -- PATH TIME [yes]` (ops/src/verbs/operate.ts). */
await operate(async ({ words, dryRun, log }) => {
  const [path, time, yes] = wordsSchema.parse(words);
  const [tipo, id] = pathSchema.parse(path.split('/'));
  const at = new Date(time);
  at.setUTCSeconds(0, 0); // recovery knows whole minutes
  const outcome = await restoreItem(services(), { tipo, id, at, isConfirmed: yes === 'yes' && !dryRun });
  if (!('changed' in outcome)) {
    log(`${path} ${REFUSED[outcome.kind]}`);
    return false;
  }
  const { kind, isMissing, changed, missing } = outcome;
  if (kind === 'same') {
    log(`${path} is as it was`);
    return true;
  }
  log(isMissing ? `${path} is deleted` : `${path} differs in ${changed.join(', ')}`);
  for (const file of missing) log(`lost picture: gcloud storage restore gs://BUCKET/${file}`);
  if (isMissing && tipo === 'evento')
    log('It comes back unlisted, without its seats, reminders and letters.');
  if (isMissing && tipo === 'promo') log('It comes back without its claims.');
  log(
    kind === 'restored' ? `${path} is restored` : 'Nothing is written yet: say yes at the end of the command',
  );
  return true;
});
