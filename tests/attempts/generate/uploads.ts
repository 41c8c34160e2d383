import fc from 'fast-check';
import type { Actor } from '../../support/actors.ts';
import { uidOf } from './attempts.ts';

const MAX = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export interface UploadAttempt {
  actor: Actor;
  operation: 'multipart' | 'resumable' | 'media' | 'get' | 'delete' | 'patch' | 'disguised patch' | 'list';
  path: string;
  metadata: Record<string, unknown>;
  size: number;
  isThere: boolean;
}
const folder = (actor: Actor) =>
  fc.constantFrom(
    `users/${uidOf(actor)}/profile`,
    `users/${uidOf(actor)}/creator/cover`,
    `users/${uidOf(actor)}/creator/gallery`,
    ...['link', 'evento', 'curso', 'promo'].flatMap((kind) => [
      `posts/${kind}/main/${uidOf(actor)}`,
      `posts/${kind}/gallery/${uidOf(actor)}`,
    ]),
  );
const name = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 999_999_999_999_999 }), fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/))
    .map(([at, rest]) => `${at}_${rest}`),
  fc.constantFrom('1_a', `123456789012345_${'x'.repeat(80)}`, '0__', '1_..'),
);
const ofOwner = (operation: UploadAttempt['operation'], isThere: boolean): fc.Arbitrary<UploadAttempt> =>
  fc.constantFrom<Actor>('creador', 'personal', 'withoutDocument').chain((actor) =>
    fc.record({
      actor: fc.constant(actor),
      operation: fc.constant(operation),
      path: fc.tuple(folder(actor), name).map(([place, file]) => `${place}/${file}`),
      metadata: fc.constantFrom(...TYPES).map((contentType) => ({ contentType })),
      size: fc.oneof(
        { weight: 30, arbitrary: fc.integer({ min: 1, max: 2000 }) },
        { weight: 1, arbitrary: fc.constant(MAX) },
      ),
      isThere: fc.constant(isThere),
    }),
  );
export const rightUpload: fc.Arbitrary<UploadAttempt> = fc.oneof(
  { weight: 4, arbitrary: ofOwner('multipart', false) },
  { weight: 3, arbitrary: ofOwner('resumable', false) },
  { weight: 1, arbitrary: ofOwner('get', true) },
  { weight: 1, arbitrary: ofOwner('delete', true) },
);
