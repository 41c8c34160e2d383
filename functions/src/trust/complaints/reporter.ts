import { type Standing, standingOf } from '@vidriera/domain/complaint/standing';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readComplaint, readReporter } from './stored.ts';

/** Somebody who complains. */
export type Reporter =
  | {
      kind: 'account';
      uid: string;
      isConfirmed: boolean;
      /** Returns a keyed hash of the mailbox and a case. */
      mailboxHashFor: (caseId: string) => string;
    }
  | { kind: 'open'; contact: { name: string; email: string } | null };

/** Returns how much a complaint counts. Reads in the transaction. @param person the account's documents `user` and `reporter` */
export async function standingIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  { by, caseId, person }: { by: Reporter; caseId: string; person: (DocumentSnapshot | undefined)[] },
): Promise<Standing> {
  if (by.kind === 'open') return 'open';
  const [user, reporter] = person;
  const { mutedAt, groundlessAt } = readReporter(reporter);
  const { docs } = await tx.get(
    queryFrom(db, queries.complaintsByMailbox(caseId, by.mailboxHashFor(caseId))),
  );
  const otherComplaints = docs.map(readComplaint).filter((complaint) => complaint?.uid !== by.uid);
  return standingOf(
    {
      createdAt: fechaOrNull.safeParse(user?.get('created_time')).data ?? null,
      isConfirmed: by.isConfirmed,
      isMuted: mutedAt !== null,
      wasGroundless: groundlessAt !== null,
      isSecond: otherComplaints.some((complaint) => complaint?.standing === 'able'),
    },
    now(),
  );
}
