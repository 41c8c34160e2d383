import { safeUrl } from '@vidriera/domain/values/safe-url';
import fc from 'fast-check';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db, put, start, stop, update } from './support/harness.ts';
import { ITEMS, OWNER } from './support/items.ts';
import { NOW } from './support/values.ts';

beforeAll(async () => {
  await start();
  await put('link/uno', ITEMS.link);
});
afterAll(stop);

const label = fc.oneof(
  fc.constantFrom(
    'ejemplo',
    'com',
    'ar',
    '1',
    '0x1',
    '255',
    '256',
    'ñandú',
    'xn--and-6ma2c',
    'xn--p1ai',
    '',
    '_x',
  ),
  fc.stringMatching(/^[a-zA-Z0-9_-]{1,6}$/),
  fc.stringMatching(/^[Xx]n--[a-z0-9-]{0,5}$/),
);
const host = fc.oneof(
  fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join('.')),
  fc.array(fc.nat(300), { minLength: 3, maxLength: 5 }).map((numbers) => numbers.join('.')),
);
const port = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 100_000 }).map((number) => `:${number}`),
);
const rest = fc.constantFrom(
  '',
  '/',
  '/a b',
  '/ñ?b=<c>#d',
  '?q',
  '#x',
  '\\@otra.com',
  '@otra.com',
  '/%',
  '\n',
);
const link = fc
  .tuple(fc.constantFrom('https://', 'http://', 'https:', 'ftp://', 'mailto:', 'tel:', ''), host, port, rest)
  .map((parts) => parts.join(''));

const may = (enlace: string): Promise<boolean> =>
  updateDoc(doc(db(OWNER), 'link/uno'), update(OWNER, { enlace, updatedAt: NOW })).then(
    () => true,
    () => false,
  );

it('the rules accept every link as the form writes it, and no dead one except undecodable punycode', async () => {
  await fc.assert(
    fc.asyncProperty(link, async (typed) => {
      const written = safeUrl(typed);
      if (written) expect(await may(written), written).toBe(true);
      else if (!/xn--/i.test(typed)) expect(await may(typed), typed).toBe(false);
    }),
    { numRuns: 500 },
  );
});
