import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Uploads, uploadsPattern } from '@vidriera/domain/image/upload-url';
import { bucketOf } from '@vidriera/domain/site/config';
import { ROOT } from '../cli/paths.ts';

/** Letters, numbers, symbols and punctuation: as text in firestore.rules, and as a pattern. */
const NAMES = String.raw`\\p{L}\\p{N}\\p{S}\\p{P}`;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;
const LAST = 0x10_ff_ff;

/** The call in `filledText` with these classes. */
const CHECK = /value\.replace\('[^']*', ''\)\s*\.matches\('[^']*'\)/;
/** Visible ASCII, which nearly every value contains. */
const PLAIN = "value.matches('(?s).*[!-~].*')";

/**
 * Replaces the character classes by ranges for the emulator.
 * Its Unicode 6.0 rejects 49,345 visible characters of Unicode 17, for example 😀. Ranges are not escaped,
 * because a pattern has at most 4,096 characters. The emulator compiles patterns at each use, this one for some
 * 10 ms, so it looks for ASCII first.
 * @throws Error when the rules do not contain the classes exactly once
 */
export function withCharacterRanges(rules: string): string {
  const [check] = CHECK.exec(rules) ?? [''];
  const parts = check.split(NAMES);
  if (parts.length !== 2 || rules.split(NAMES).length !== 2)
    throw new Error(`firestore.rules must contain ${NAMES} once`);
  return rules.split(check).join(`(${PLAIN} || ${parts.join(ranges())})`);
}

function ranges(): string {
  const found: string[] = [];
  let start: number | null = null;
  for (let point = 0; point <= LAST + 1; point++) {
    const visible = point <= LAST && VISIBLE.test(String.fromCodePoint(point));
    if (visible) start ??= point;
    else if (start !== null) {
      found.push(String.fromCodePoint(start));
      if (start < point - 1) found.push('-', String.fromCodePoint(point - 1));
      start = null;
    }
  }
  return found.join('');
}

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
