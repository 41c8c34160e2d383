import type { Lane } from '@vidriera/domain/complaint/lanes';
import { after, BY_ID, by, equal, has, plan, upTo } from './plan.ts';

/** Queries of complaints and the desk. */
export const deskQueries = {
  /** Cases of a lane of the queue; first those that wait longest. */
  casesInLane: (lane: Lane) => plan('case', [equal('lane', lane)], by('waitsSince', 'asc')),
  /** Cases that began to wait, or that an able account called grave, after a moment; the latest first. */
  casesNew: (field: 'waitsSince' | 'graveSince', from: Date) =>
    plan('case', [after(field, from)], by(field, 'desc')),
  /** Things held by complaints alone whose time is over. */
  casesDue: (now: Date) => plan('case', [upTo('returnsAt', now)], by('returnsAt', 'asc')),
  /** Cases whose last act left work beside its transaction. */
  casesWithWork: (now: Date) => plan('case', [upTo('workAt', now)], by('workAt', 'asc')),
  /** Holds that list a picture. */
  holdsOfPicture: (path: string) => plan('held', [has('paths', path)]),
  /** Things whose links wait for the desk. */
  linkNotes: () => plan('linkNote', [], by('at', 'asc')),
  /** People whose suspension is over. */
  suspensionsOver: (now: Date) => plan('user', [upTo('suspendedUntil', now)], by('suspendedUntil', 'asc')),
  complaintsOf: (uid: string) => plan('complaint', [equal('uid', uid)], BY_ID),
  /** Complaints of a case's round. */
  complaintsAbout: (of: string, round: number) =>
    plan('complaint', [equal('case', of), equal('round', round)], BY_ID),
  complaintsNamed: (reference: string) => plan('complaint', [equal('reference', reference)]),
  /** A case's complaint by its reference. */
  complaintNamed: (of: string, reference: string) =>
    plan('complaint', [equal('case', of), equal('reference', reference)]),
  /** Complaints about a thing by one mailbox. @param mailboxHash see people/mailbox-hash.ts */
  complaintsByMailbox: (of: string, mailboxHash: string) =>
    plan('complaint', [equal('case', of), equal('print', mailboxHash)]),
  moderators: () => plan('moderators', [], BY_ID),
  deskLogOf: (of: string) => plan('deskLog', [equal('case', of)], by('at', 'desc')),
  casesDecidedBy: (uid: string) => plan('case', [equal('decidedBy', uid)], BY_ID),
  deskLogBy: (uid: string) => plan('deskLog', [equal('by', uid)], BY_ID),
} as const;
