import { readFileSync } from 'node:fs';
import { ownerOfPath } from '@vidriera/domain/image/image';
import { parseRules } from '@vidriera/storage-rules/parse';
import { Ruleset } from '@vidriera/storage-rules/ruleset';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const ruleset = new Ruleset(
  parseRules(readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8')),
);

/** Returns whether a person may upload to a path. */
function permits(path: string, uid: string): boolean {
  const request = new Map<string, unknown>([
    ['auth', new Map([['uid', uid]])],
    [
      'resource',
      new Map<string, unknown>([
        ['size', 1000n],
        ['contentType', 'image/png'],
      ]),
    ],
  ]);
  return ruleset.ask({
    service: 'firebase.storage',
    path: `/b/bucket/o/${path}`,
    method: 'create',
    variables: { request: request as never, resource: null },
  }).permit;
}

const segment = fc.oneof(
  fc.constantFrom('users', 'posts', 'profile', 'creator', 'cover', 'gallery', 'main', 'thumbs'),
  fc.constantFrom('link', 'evento', 'curso', 'promo', 'ana', 'bea', '', '1_a.png', '1_', '_a', '17_foto.jpg'),
  fc.stringMatching(/^[0-9]{0,17}_?[A-Za-z0-9._ -]{0,4}$/),
);
const valid = fc.constantFrom(
  'users/ana/profile/1_a.png',
  'users/ana/creator/cover/1_a.png',
  'users/ana/creator/gallery/1_a.png',
  'posts/link/main/ana/1_a.png',
  'posts/curso/gallery/ana/1_a.png',
);
/** Valid paths with up to two segments replaced, inserted or removed, and arbitrary paths. */
const likely = fc.oneof(
  fc
    .tuple(
      valid,
      fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 1 }), fc.array(segment, { maxLength: 1 })), {
        maxLength: 2,
      }),
    )
    .map(([path, changes]) => {
      const segments = path.split('/');
      for (const [at, without, put] of changes) segments.splice(at, without, ...put);
      return segments;
    }),
  fc.array(segment, { maxLength: 6 }),
);

it('the rules accept an upload exactly where the domain names that person as its owner', () => {
  fc.assert(
    fc.property(likely, fc.constantFrom('ana', 'bea'), (segments, uid) => {
      const path = segments.join('/');
      expect(permits(path, uid)).toBe(ownerOfPath(path) === uid);
    }),
    { numRuns: 5000 },
  );
});
