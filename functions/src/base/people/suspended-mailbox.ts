import { createHmac } from 'node:crypto';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { suspendedUntil } from './is-gone.ts';
import { mailboxOf } from './mailbox.ts';

const envSchema = z.object({ VIDRIERA_LIMIT_SECRET: z.string().check(z.minLength(32)) });

/** A document `suspendedMailbox/{hash}`: a mailbox confirmed by a suspended account. `of`: the account; `null` once it is deleted. */
const storedSchema = z.object({
  of: z.nullable(z.string()),
  since: fechaSchema,
  until: fechaSchema,
  expiresAt: fechaSchema,
});

type MailboxDeps = Pick<Deps, 'db' | 'auth' | 'now'>;

/** `null` without a confirmed address. */
function refOf(db: Firestore, account: UserRecord | undefined): DocumentReference | null {
  if (!account?.email || !account.emailVerified) return null;
  const { VIDRIERA_LIMIT_SECRET: secret } = envSchema.parse(process.env);
  const hash = createHmac('sha256', secret)
    .update(`suspended\n${mailboxOf(account.email)}`)
    .digest('hex');
  return refs.suspendedMailbox(db, hash);
}

const accountOf = async ({ auth }: MailboxDeps, uid: string) => (await auth.getUsers([{ uid }])).users[0];

/**
 * Remembers the mailbox of a suspended account, so that the suspension outlives the account, for a year at most; forgets it once the
 * account's suspension is over. Idempotent.
 * @param isLeaving the account is being deleted: the note then names nobody
 */
export async function noteMailbox(deps: MailboxDeps, uid: string, isLeaving = false): Promise<void> {
  const { db, now } = deps;
  const ref = refOf(db, await accountOf(deps, uid));
  if (!ref) return;
  const end = suspendedUntil(await refs.user(db, uid).get(), now());
  const before = storedSchema.safeParse((await ref.get()).data()).data;
  if (!end) {
    // Another account's case does not end it.
    if (before?.of === uid) await ref.delete();
    return;
  }
  const most = new Date(now().getTime() + RETENTION_DAYS.suspendedMailbox * DAY_MS);
  const until = end < most ? end : most;
  await ref.set({ of: isLeaving ? null : uid, since: before?.since ?? now(), until, expiresAt: until });
}

/** Returns until when an account is suspended as one before it of its mailbox; `null` for others, and before its address is confirmed. */
export async function mailboxSuspendedUntil(deps: MailboxDeps, uid: string): Promise<Date | null> {
  const account = await accountOf(deps, uid);
  const ref = refOf(deps.db, account);
  const stored = ref && storedSchema.safeParse((await ref.get()).data()).data;
  if (!account || !stored || stored.until <= deps.now()) return null;
  // An account from before is judged by what it does itself. Auth tells whole seconds.
  const since = Math.floor(stored.since.getTime() / 1000) * 1000;
  return Date.parse(account.metadata.creationTime) >= since ? stored.until : null;
}
