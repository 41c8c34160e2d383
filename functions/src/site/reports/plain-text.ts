import { OWN_SCRIPT, REPORT_LIMITS } from '@vidriera/domain/site/reports';

/** Patterns of personal data and quoted content, with replacements. */
const HIDDEN: [RegExp, string | ((found: string) => string)][] = [
  [/[\p{C}\p{Z}]+/gu, ' '],
  [/["“«][^"”»]*["”»]?/g, '(quoted)'],
  // Keeps names of properties ("reading 'titulo'") and the quote in "can't".
  [/(?<!\w)'[^']*'?/g, (found) => (/^'[A-Za-z_$][\w$]{0,30}'$/.test(found) ? found : '(quoted)')],
  [/\S+@\S+/g, '(address)'],
  [/(?:\w+:\/\/[^\s/]*)?\/[^\s)]+/g, (found) => OWN_SCRIPT.exec(found)?.[0] ?? '(path)'],
  [/\b[\w-]{20,}/g, (found) => (/^\w*[a-z]+Error$/i.test(found) ? found : '(id)')],
  [/\+?\d[\d ().-]{5,}\d/g, '(number)'],
];

/** Returns a message in one line without personal data: quotes, addresses, ids, telephone numbers. */
export const plainText = (text: string): string =>
  HIDDEN.reduce(
    (line, [pattern, by]) => line.replace(pattern, by as string),
    text.slice(0, REPORT_LIMITS.text),
  )
    .trim()
    .slice(0, REPORT_LIMITS.text)
    .toWellFormed();
