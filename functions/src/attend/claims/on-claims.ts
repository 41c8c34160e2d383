import { isPublicKey } from '@vidriera/domain/claim/code';
import { messages } from '@vidriera/domain/messages/messages';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { takerOf } from '../../base/people/taker.ts';
import { logger } from '../../base/process/logger.ts';
import { claimOptions } from '../../base/process/options.ts';
import { bind, claimOf, type Held, listClaims, release } from './hold.ts';
import { signer } from './signer.ts';
import { type TakeOutcome, takePromo } from './take.ts';

/** Callable `claims`: see domain/api/callables-schema. */
export const claims = define('claims', claimOptions, {
  take: {
    who: 'session',
    limits: ['claims', 'take'],
    answer: async ({ uid, input, request }) => {
      await requireKey(input.phoneKey);
      const { db, now } = services();
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await takePromo({ db, now, secret }, who, input);
      logger.info('claims: take', { promo: input.promo, outcome: outcome.kind });
      if (outcome.kind !== 'taken' && outcome.kind !== 'held') throw refusedBy(NOT_TAKEN, outcome);
      return onWire([{ ...outcome, isWithdrawn: false }], input.phoneKey);
    },
  },
  bind: {
    who: 'session',
    limits: ['claims'],
    answer: async ({ uid, input }) => {
      await requireKey(input.phoneKey);
      const bound = await bind(services(), uid, input);
      if (!bound) throw refusal('not-found', messages.claims.notTaken);
      return onWire([bound], input.phoneKey);
    },
  },
  release: {
    who: 'session',
    limits: ['claims'],
    even: 'suspended',
    answer: async ({ uid, input: { promo } }) => {
      const released = await release(services(), uid, promo);
      logger.info('claims: release', { promo, released });
      if (!released) throw refusal('not-found', messages.claims.notTaken);
      return { claims: [] };
    },
  },
  list: {
    who: 'session',
    limits: ['claims'],
    even: 'suspended',
    answer: async ({ uid, input: { phoneKey } }) => {
      await requireKey(phoneKey);
      return onWire(await listClaims(services(), uid), phoneKey);
    },
  },
});

/** @throws HttpsError `invalid-data` for a text that is no public key */
async function requireKey(phoneKey: string | null): Promise<void> {
  if (phoneKey !== null && !(await isPublicKey(phoneKey)))
    throw refusal('invalid-data', messages.requests.notUnderstood);
}

async function onWire(found: Held[], phoneKey: string | null) {
  const signing = await signer();
  const at = services().now().getTime();
  return { claims: await Promise.all(found.map((claim) => claimOf({ ...claim, phoneKey }, signing, at))) };
}

const BUSY_SECONDS = 5;

const NOT_TAKEN: Refusals<Exclude<TakeOutcome, { kind: 'taken' | 'held' }>> = {
  'called-off': ({ aviso }) => refusal('over', messages.claims.calledOff(aviso)),
  'not-found': ['not-found', messages.claims.noPromo],
  paused: ['over', messages.claims.paused],
  'no-account': ['no-session', messages.session.expired],
  'mail-not-confirmed': ['mail-not-confirmed', messages.claims.mailNotConfirmed],
  over: ['over', messages.claims.over],
  'had-one': ['invalid-data', messages.claims.hadOne],
  'too-many-open': ['too-many-open', messages.claims.tooManyOpen],
  'sold-out': ['sold-out', messages.claims.soldOut],
  busy: () => refusal('too-many-attempts', messages.claims.busy, [], { seconds: BUSY_SECONDS }),
};
