import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Uploads, uploadsPattern } from 'domain/image/upload-url';
import { ROOT } from '../cli/paths.ts';
import { withCharacters } from './characters.ts';

/** Stands in firestore.rules for what own uploads' URLs begin with. As a pattern it matches nothing: `$` is the end of a text. */
const PLACEHOLDER = '$UPLOADS';

/**
 * firestore.rules as they are deployed, or loaded into an emulator: rules don't know the bucket's name, so it is filled in.
 * @throws RangeError for what can be no bucket's name; Error when the rules have no place for it
 */
export function filledRules(
  uploads: Uploads,
  text = readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
): string {
  const parts = text.split(PLACEHOLDER);
  if (parts.length !== 2) throw new Error(`firestore.rules need ${PLACEHOLDER} once`);
  const filled = parts.join(uploadsPattern(uploads));
  return uploads.emulated ? withCharacters(filled) : filled;
}
