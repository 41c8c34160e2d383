import { random128 } from '@vidriera/domain/claim/random-128';
import type { Reason } from '@vidriera/domain/complaint/reasons';
import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import type { Deps } from '../base/firestore/admin.ts';
import { refs } from '../base/firestore/refs.ts';
import { complaintMailboxHash } from '../base/people/mailbox-hash.ts';
import { complain } from '../trust/complaints/complain.ts';
import type { Reporter } from '../trust/complaints/reporter.ts';
import { readCase, readComplaint } from '../trust/complaints/stored.ts';
import { findThing } from '../trust/complaints/thing.ts';
import { creador, publish, putPeople } from './data.ts';
import { follow } from './holds.ts';

const SECRET = 'a secret of the tests alone, long enough';

/** Helpers for complaints over a project's services. */
export function complaintsOver(deps: Deps) {
  const { db, now } = deps;
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);

  const account = (uid: string, { isConfirmed = true, mailbox = uid } = {}): Reporter => ({
    kind: 'account',
    uid,
    isConfirmed,
    mailboxHashFor: (caseId) =>
      complaintMailboxHash(SECRET, caseId, { uid, email: `${mailbox}@example.com` }),
  });
  const send = async (
    by: Reporter,
    of: string,
    { reason = 'spam', text = '', id = random128() }: { reason?: Reason; text?: string; id?: string } = {},
  ) => {
    const thing = await findThing(deps, of);
    if (!thing) throw new Error(`no ${of}`);
    return complain(deps, by, thing, { reason, text, id });
  };
  return {
    account,
    open: { kind: 'open', contact: null } satisfies Reporter,
    send,
    /** Creates accounts of an age. */
    people: (uids: string[], days = 8) => putPeople(deps, uids, { created_time: ago(days) }),
    /** Creates a creator of an age, with an event of the same name. */
    author: async (uid: string, { days = 3, ...extra }: { days?: number } & Record<string, unknown> = {}) => {
      await creador(db, uid, { created_time: ago(days), ...extra });
      await publish(deps, 'evento', uid, { [uid]: { titulo: `Fiesta ${uid}` } });
    },
    caseOf: async (of: string) => readCase(await refs.case(db, of).get()),
    complaintBy: async (of: string, who: string) =>
      readComplaint(await refs.complaint(db, `${of}_${who}`).get()),
    /** Whether a thing is held, once triggers have followed. */
    isHeld: async (path: string) => {
      await follow(deps, subjectSchema.parse(path));
      return (await db.doc(path).get()).get('retenido') === 'revision';
    },
    lettersTo: async (uid: string) => {
      const { docs } = await db.collection('mail').where('uid', '==', uid).get();
      return docs.map((doc) => doc.get('letter')).filter(({ kind }) => kind === 'complaint');
    },
  };
}
