import { isPublicKey } from '@vidriera/domain/claim/code';
import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { HttpsError } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { takerOf } from '../../base/people/taker.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { claimOptions } from '../../base/process/options.ts';
import { bind, claimOf, type Held, listClaims, release } from './hold.ts';
import { signer } from './signer.ts';
import { type TakeOutcome, takePromo } from './take.ts';

/** Callable `claims`: see domain/api/callables-schema. */
export const claims = callable(claimOptions, async (request) => {
  const uid = uidOf(request);
  const input = inputOf('claims', request.data);
  const { db, now } = services();
  await limited('claims', request);
  await throwIfGone(uid, `claims ${input.what}`);
  if ('phoneKey' in input && input.phoneKey !== null && !(await isPublicKey(input.phoneKey)))
    throw refusal('invalid-data', messages.requests.notUnderstood);
  const answer = async (found: Held[], phoneKey: string | null) => {
    const signing = await signer();
    const claimsOnWire = found.map((claim) => claimOf({ ...claim, phoneKey }, signing, now().getTime()));
    return { claims: (await Promise.all(claimsOnWire)) satisfies Claim[] };
  };
  switch (input.what) {
    case 'take': {
      await limited('take', request);
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await takePromo({ db, now, secret }, who, input);
      logger.info('claims: take', { promo: input.promo, outcome: outcome.kind });
      if (outcome.kind !== 'taken' && outcome.kind !== 'held') throw refused(outcome);
      return answer([{ ...outcome, isWithdrawn: false }], input.phoneKey);
    }
    case 'bind': {
      const bound = await bind({ db, now }, uid, input);
      if (!bound) throw refusal('not-found', messages.claims.notTaken);
      return answer([bound], input.phoneKey);
    }
    case 'release': {
      const released = await release({ db, now }, uid, input.promo);
      logger.info('claims: release', { promo: input.promo, released });
      if (!released) throw refusal('not-found', messages.claims.notTaken);
      return { claims: [] };
    }
    case 'list':
      return answer(await listClaims({ db, now }, uid), input.phoneKey);
  }
});

type Refused = Exclude<TakeOutcome, { kind: 'taken' | 'held' }>;

function refused(outcome: Refused): HttpsError {
  // A cancelled promo answers with the code `over`.
  if (outcome.kind === 'called-off') return refusal('over', messages.claims.calledOff(outcome.aviso));
  const { kind } = outcome;
  switch (kind) {
    case 'not-found':
      return refusal(kind, messages.claims.noPromo);
    case 'paused':
      return refusal('over', messages.claims.paused);
    case 'no-account':
      return refusal('no-session', messages.session.expired);
    case 'mail-not-confirmed':
      return refusal(kind, messages.claims.mailNotConfirmed);
    case 'over':
      return refusal(kind, messages.claims.over);
    case 'had-one':
      return refusal('invalid-data', messages.claims.hadOne);
    case 'too-many-open':
      return refusal(kind, messages.claims.tooManyOpen);
    case 'sold-out':
      return refusal(kind, messages.claims.soldOut);
    case 'busy':
      return refusal('too-many-attempts', messages.claims.busy, [], { seconds: BUSY_SECONDS });
  }
}

const BUSY_SECONDS = 5;
