import { BY_ID, by, equal, has, plan, upTo } from './plan.ts';

/** Queries of complaints and the desk. */
export const deskQueries = {
  /** Cases that wait for a moderator, heaviest first. */
  casesWaiting: () =>
    plan(
      'case',
      [equal('waiting', true)],
      [
        { field: 'weight', dir: 'desc' },
        { field: 'firstAt', dir: 'asc' },
      ],
    ),
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
  /** Complaints about a thing by one mailbox. @param print hash: see people/print.ts */
  complaintsByPrint: (of: string, print: string) =>
    plan('complaint', [equal('case', of), equal('print', print)]),
  moderators: () => plan('moderators', [], BY_ID),
  deskLogOf: (of: string) => plan('deskLog', [equal('case', of)], by('at', 'desc')),
  deskLogBy: (uid: string) => plan('deskLog', [equal('by', uid)], BY_ID),
} as const;
