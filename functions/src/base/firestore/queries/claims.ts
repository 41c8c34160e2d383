import { HOLDING, TAKEN, UNUSED } from '../claim-states.ts';
import {
  after,
  anyOf,
  type Bounds,
  BY_ID,
  before,
  by,
  equal,
  type Filter,
  ofEdition,
  type PromoOf,
  plan,
  since,
} from './plan.ts';

const ofPromo = ({ id, edition }: PromoOf): Filter[] => [equal('promo', id), ...ofEdition(edition)];

/** Queries of claims, and of helpers at the counter. */
export const claimQueries = {
  claimsOf: (uid: string) => plan('claim', [equal('uid', uid)], by('takenAt', 'desc')),
  /** For the export. */
  allClaimsOf: (uid: string) => plan('claim', [equal('uid', uid)], BY_ID),
  /** Claims neither used nor expired. */
  openClaimsOf: (uid: string, now: Date) =>
    plan('claim', [equal('uid', uid), equal('state', 'open'), after('lapsesAt', now)]),
  /** All claims under a promo's id, of earlier editions too. */
  claimsUnder: (promo: string) => plan('claim', [equal('promo', promo)], BY_ID),
  claimsOfPromo: (promo: PromoOf) => plan('claim', ofPromo(promo), by('takenAt', 'desc')),
  /**
   * Claims of a promo by one mailbox, of deleted accounts too. @param mailboxHash of both: see people/mailbox-hash.ts
   */
  claimsByMailbox: (mailboxHash: string) => plan('claim', [equal('print', mailboxHash)]),
  /** Claims of a promo that expired before a moment, oldest first. */
  lapsedClaims: (promo: PromoOf, until: Date) =>
    plan(
      'claim',
      [...ofPromo(promo), anyOf('state', UNUSED), { field: 'lapsesAt', op: '<=', value: until }],
      by('lapsesAt', 'asc'),
    ),
  /** … with a unit that no part of the quota counts. For counting. */
  partlessClaims: (promo: PromoOf) =>
    plan('claim', [...ofPromo(promo), equal('part', null), anyOf('state', HOLDING)]),
  /** … that may still be used. */
  openClaimsOfPromo: (promo: PromoOf, now: Date) =>
    plan('claim', [...ofPromo(promo), equal('state', 'open'), after('lapsesAt', now)]),
  /** Claims of all promos of a creator that may still be used. */
  openClaimsOfCreator: (creador: string, now: Date) =>
    plan('claim', [equal('creador', creador), equal('state', 'open'), after('lapsesAt', now)]),
  /** Claims of an own promo that were redeemed. For counting. */
  ownRedeemed: (creador: string, promo: string) =>
    plan('claim', [equal('creador', creador), equal('promo', promo), equal('state', 'used')]),
  /** Claims of an own promo that nobody gave back. For counting. */
  ownClaims: (creador: string, promo: string) =>
    plan('claim', [equal('creador', creador), equal('promo', promo), anyOf('state', TAKEN)]),
  /** Claims of a creator's promos that were taken, or redeemed, within a month. For counting. */
  claimsTaken: (creador: string, [from, to]: Bounds) =>
    plan('claim', [
      equal('creador', creador),
      anyOf('state', TAKEN),
      since('takenAt', from),
      before('takenAt', to),
    ]),
  claimsRedeemed: (creador: string, [from, to]: Bounds) =>
    plan('claim', [equal('creador', creador), since('redeemedAt', from), before('redeemedAt', to)]),
  /** A creator's claims whose promo was deleted while they were open. */
  withdrawnOf: (creador: string) => plan('claim', [equal('creador', creador), equal('state', 'withdrawn')]),
  claimByNonce: (nonce: string) => plan('claim', [equal('nonce', nonce)]),
  /** A creator's claims with these spoken letters. */
  claimsByLetters: (creador: string, letters: string) =>
    plan('claim', [equal('creador', creador), equal('letters', letters)]),
  helpersOf: (creador: string) => plan('helper', [equal('creador', creador)], BY_ID),
  /** … whose link is valid. */
  liveHelpersOf: (creador: string, now: Date) =>
    plan(
      'helper',
      [equal('creador', creador), equal('withdrawnAt', null), after('lapsesAt', now)],
      by('lapsesAt', 'asc'),
    ),
} as const;
