import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';

/** Returns people's names by uid; '' for one without. */
export async function namesOf(db: Firestore, uids: string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const people = await db.getAll(...uids.map((uid) => refs.user(db, uid)), { fieldMask: ['display_name'] });
  return new Map(
    people.map((person) => {
      const name: unknown = person.get('display_name');
      return [person.id, typeof name === 'string' ? name.trim() : ''];
    }),
  );
}
