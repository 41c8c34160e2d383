import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';

/** How long an instance goes on by what it read. */
const REMEMBERED_MS = 30_000;
/** A document `internal/signUp`. */
const storedSchema = z.object({ isClosed: z.boolean() });

const known = new WeakMap<Firestore, { at: number; isClosed: boolean }>();

/** Whether an operator has closed sign-ups (`npm run sign-up`): nobody new gets an account, and everybody else comes in. */
export async function isSignUpClosed({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const at = now().getTime();
  const remembered = known.get(db);
  if (remembered && Math.abs(at - remembered.at) < REMEMBERED_MS) return remembered.isClosed;
  const { data } = storedSchema.safeParse((await refs.signUp(db).get()).data());
  const isClosed = data?.isClosed ?? false;
  known.set(db, { at, isClosed });
  return isClosed;
}

export async function setSignUpClosed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  isClosed: boolean,
): Promise<void> {
  await refs.signUp(db).set({ isClosed, changedAt: now() });
  known.delete(db);
}
