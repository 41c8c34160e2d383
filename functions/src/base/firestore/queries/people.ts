import { PUBLISHER } from '@vidriera/domain/usuario/may';
import { LIKES_FIELD, type Tipo } from '@vidriera/domain/values/ids';
import type { DocumentReference } from 'firebase-admin/firestore';
import { BY_ID, before, by, equal, has, plan, since, upTo } from './plan.ts';

/** Queries of people, their names, follows and letters. */
export const personQueries = {
  likers: (tipo: Tipo, item: DocumentReference) => plan('user', [has(LIKES_FIELD[tipo], item)]),
  byUsername: (username: string) => plan('user', [equal('username', username)]),
  creators: () => plan('user', [equal('role', PUBLISHER)], BY_ID),
  /** People who never saved a profile. */
  withoutProfile: () => plan('user', [equal('role', null)], BY_ID),
  /** Usernames reserved recently; some sign-ups may have crashed. */
  reservationsBetween: (from: Date, to: Date) =>
    plan('username', [since('created_time', from), before('created_time', to)]),
  /** Usernames that an account holds. */
  namesOf: (uid: string) => plan('username', [equal('uid', uid)]),
  figuresOf: (uid: string) => plan(`user/${uid}/figures`, [], BY_ID),
  allNoticesOf: (uid: string) => plan(`user/${uid}/notice`, [], BY_ID),
  followsOf: (uid: string) => plan('follow', [equal('uid', uid)], BY_ID),
  /** Followers of a creator. For counting, and for a deleted account. */
  followersOf: (creador: string) => plan('follow', [equal('creador', creador)], BY_ID),
  /** A follow of the next person who follows somebody. */
  followerAfter: (uid: string) =>
    plan('follow', [{ field: 'uid', op: '>', value: uid }], [{ field: 'uid', dir: 'asc' }]),
  /** People who block somebody. */
  blockersOf: (uid: string) => plan('user', [{ field: 'blocked', op: 'array-contains', value: uid }], BY_ID),
  noticesOf: (uid: string) => plan(`user/${uid}/notice`, [], [{ field: 'createdAt', dir: 'desc' }]),
  mailTo: (uid: string) => plan('mail', [equal('uid', uid)], BY_ID),
  mailDue: (now: Date) => plan('mail', [upTo('notBefore', now)], by('notBefore', 'asc')),
  mailLate: (moment: Date) => plan('mail', [upTo('dueSince', moment)], by('dueSince', 'asc')),
  /** Usernames of deleted accounts that are free again. */
  freeNames: (today: Date) => plan('username', [{ field: 'freeFrom', op: '<=', value: today }]),
} as const;
