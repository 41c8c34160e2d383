import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';

const followSchema = z.object({ uid: uidSchema, creador: uidSchema, since: fechaSchema });
export type Follow = z.infer<typeof followSchema>;
/** Fields of a follow in the export. */
export const FOLLOW_FIELDS = ['creador', 'since'] as const;

const blockedSchema = z.catch(z.array(uidSchema), []);
/** Returns whom a person blocks, from their `user` document. */
export const blockedOf = (user: DocumentSnapshot): string[] => blockedSchema.parse(user.get('blocked'));

/** A creator that a person follows, and since when. */
export type Followed = Pick<Follow, 'creador' | 'since'>;

/** Returns whom a person follows, except those whom they block, and the person’s document. One read for each follow, and one. */
export async function readFollows(
  db: Firestore,
  uid: string,
): Promise<{ user: DocumentSnapshot; follows: Followed[]; blocked: string[] }> {
  const [user, { docs }] = await Promise.all([
    refs.user(db, uid).get(),
    queryFrom(db, queries.followsOf(uid)).get(),
  ]);
  const blocked = blockedOf(user);
  const follows = docs.flatMap((doc) => followSchema.safeParse(doc.data()).data ?? []);
  return { user, follows: follows.filter(({ creador }) => !blocked.includes(creador)), blocked };
}
