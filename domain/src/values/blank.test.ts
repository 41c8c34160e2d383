import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces and lines', ' \t\n\r\u000B\f'],
    ['U+00A0, no-break space', '\u00A0'],
    ['U+2003, em space', '\u2003'],
    ['U+3000, ideographic space', '\u3000'],
    ['U+2028, line separator', '\u2028'],
    ['zero-width ones', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['U+00AD, soft hyphen', '\u00AD'],
    ['bidi controls', '\u200E\u200F\u202E\u2066'],
    ['U+2800, empty Braille', '\u2800'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['combining marks alone', '\u0301\u20DD'],
    ['variation selectors alone', '\uFE0F\u{E0100}'],
    ['tags alone', '\u{E0041}'],
    ['private use', '\uE000'],
    ['NUL', '\0'],
    ['half a character', '\uD83D'],
  ])('%s', (_, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}a${text}`)).toBe(false);
  });

  it.each(['a', 'ñ', '7', '日', '😀', '\u{1FAE8}', '¡', '$', '-', '١', '𝒳', 'ᅡ', '⠁', '👍🏽'])(
    '%s is visible',
    (text) => expect(isBlank(text)).toBe(false),
  );
});
