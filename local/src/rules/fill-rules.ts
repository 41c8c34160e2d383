import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Uploads, uploadsPattern } from '@vidriera/domain/image/upload-url';
import { bucketOf } from '@vidriera/domain/site/config';
import { ROOT } from '../cli/paths.ts';
import { withCharacters } from './characters.ts';

/** What firestore.rules are filled in with. */
export interface Filling extends Uploads {
  /** Whether nobody publishes whose e-mail address is not confirmed. */
  confirmedMail: boolean;
}

/** Stands in firestore.rules for what own uploads' URLs begin with. As a pattern it matches nothing: `$` is the end of a text. */
const PLACEHOLDER = '$UPLOADS';
/** The rules as they stand ask for a confirmed address. */
const CONFIRMED = 'return request.auth.token.email_verified == true;';

/**
 * firestore.rules as they are deployed, or loaded into an emulator: rules know neither the bucket's name nor the project's settings, so
 * both are filled in.
 * @throws RangeError for what can be no bucket's name; Error when the rules have no place for it
 */
export function filledRules(
  filling: Filling,
  text = readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
): string {
  const withUploads = replaced(text, PLACEHOLDER, uploadsPattern(filling));
  const filled = filling.confirmedMail ? withUploads : replaced(withUploads, CONFIRMED, 'return true;');
  return filling.emulated ? withCharacters(filled) : filled;
}

function replaced(text: string, place: string, by: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`firestore.rules need ${place} once`);
  return parts.join(by);
}

/** What an emulated project's rules are filled in with; `VIDRIERA_CONFIRMED_MAIL=on` has them ask for a confirmed address. */
export const emulatedFilling = (projectId: string, env = process.env): Filling => ({
  bucket: bucketOf(projectId),
  emulated: true,
  confirmedMail: env.VIDRIERA_CONFIRMED_MAIL === 'on',
});
