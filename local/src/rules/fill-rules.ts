import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Uploads, uploadsPattern } from '@vidriera/domain/image/upload-url';
import { bucketOf } from '@vidriera/domain/site/config';
import { ROOT } from '../cli/paths.ts';
import { withCharacterRanges } from './character-ranges.ts';

export interface RulesSettings extends Uploads {
  /** True when publishing requires a confirmed e-mail address. */
  confirmedMail: boolean;
}

/**
 * Placeholder in firestore.rules for the start of upload URLs. As a pattern it matches nothing: `$` is the
 * end of a text.
 */
const PLACEHOLDER = '$UPLOADS';
const CONFIRMED = 'return request.auth.token.email_verified == true;';

/**
 * Returns firestore.rules for a deployment or an emulator. Rules cannot read the bucket's name or the
 * project's settings.
 * @throws RangeError for an invalid bucket name; Error when a placeholder is missing
 */
export function fillRules(
  filling: RulesSettings,
  text = readFileSync(join(ROOT, 'firestore.rules'), 'utf8'),
): string {
  const withUploads = replaceOnce(text, PLACEHOLDER, uploadsPattern(filling));
  const filled = filling.confirmedMail ? withUploads : replaceOnce(withUploads, CONFIRMED, 'return true;');
  return filling.emulated ? withCharacterRanges(filled) : filled;
}

function replaceOnce(text: string, placeholder: string, value: string): string {
  const parts = text.split(placeholder);
  if (parts.length !== 2) throw new Error(`firestore.rules must contain ${placeholder} once`);
  return parts.join(value);
}

/** Returns the values for an emulated project. `VIDRIERA_CONFIRMED_MAIL=on` requires a confirmed address. */
export const emulatorRulesSettings = (projectId: string, env = process.env): RulesSettings => ({
  bucket: bucketOf(projectId),
  emulated: true,
  confirmedMail: env.VIDRIERA_CONFIRMED_MAIL === 'on',
});
