import type { callables } from '@vidriera/domain/api/callables-schema';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { CallableRequest } from 'firebase-functions/https';
import { type Call, define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { askingOf, limiter, throwIfRefused } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { claimOptions } from '../../base/process/options.ts';
import {
  type AuthenticatedCounter,
  authenticateCounter,
  invite,
  join,
  liveHelpers,
  withdraw,
} from './helpers.ts';
import { counterPromos, listedOf, withdrawnPromos } from './listed.ts';
import { redeemCode, redeemLetters, settleCode, undoRedemption } from './redeem.ts';
import { settleAll } from './settle-all.ts';
import { signer } from './signer.ts';

type Input = z.output<(typeof callables)['counter']['input']>;
type Shown = Extract<Input, { what: 'redeem' }>['shown'];
type Taken = Extract<Input, { what: 'settle' }>['taken'];

/** A kind's count and standing: `standingOf` looks at the account itself, because a helper's creator may be gone. */
const COUNTED = { limits: ['counter'], even: 'gone' } as const;

/** Callable `counter`: see domain/api/callables-schema. Helpers have no session. */
export const counter = define('counter', claimOptions, {
  open: {
    who: 'helper',
    ...COUNTED,
    answer: async ({ by, input: { what } }) => {
      const at = await standingNow(by);
      const [promos, withdrawn] = await Promise.all([
        counterPromos(services(), at.creador),
        withdrawnPromos(services(), at.creador),
      ]);
      const helpers = at.isHelper ? null : await liveHelpers(services(), at.creador);
      const now = services().now().getTime();
      const keys = (await signer()).keys(now);
      return { what, now, creador: at.creadorName, promos, withdrawn, keys, helpers };
    },
  },
  join: {
    who: 'anybody',
    ...COUNTED,
    answer: async ({ input: { what, link, secret } }) => {
      const binding = await join(services(), link, secret);
      if (!binding) throw gone();
      const { lapsesAt, ...helper } = binding;
      return { what, helper, lapsesAt };
    },
  },
  redeem: {
    who: 'helper',
    ...COUNTED,
    answer: async ({ by, input: { what, shown }, request }) => {
      const at = await standingNow(by);
      return { what, outcome: await redeemed(request, shown, at) };
    },
  },
  undo: {
    who: 'helper',
    ...COUNTED,
    answer: async ({ by, input }) => {
      const at = await standingOf(by);
      // After a helper's end only what happened before it, without a signal.
      if (at.until !== null && !(input.at !== undefined && input.at <= at.until)) throw gone();
      return { what: input.what, undone: await undoRedemption(services(), at, input) };
    },
  },
  settle: {
    who: 'helper',
    ...COUNTED,
    answer: async ({ by, input: { what, taken } }) => ({
      what,
      outcomes: await settled(taken, await standingOf(by)),
    }),
  },
  invite: {
    who: 'session',
    ...COUNTED,
    answer: async ({ uid, input: { what, nombre, link } }) => {
      const { creador } = await standingNow({ uid, helper: null });
      const invitation = await invite(services(), creador, nombre, link);
      if (!invitation) throw refusal('too-many-helpers', messages.claims.tooManyHelpers);
      return { what, ...invitation };
    },
  },
  withdraw: {
    who: 'session',
    ...COUNTED,
    answer: async ({ uid, input: { what, id } }) => {
      const { creador } = await standingNow({ uid, helper: null });
      return { what, withdrawn: await withdraw(services(), creador, id) };
    },
  },
  listed: {
    who: 'session',
    ...COUNTED,
    answer: async ({ uid, input: { what, promo } }) => {
      const { creador } = await standingNow({ uid, helper: null });
      const listed = await listedOf(services(), creador, promo);
      if (!listed) throw refusal('not-found', messages.claims.notYours);
      return { what, ...listed };
    },
  },
});

const gone = () => refusal('not-found', messages.claims.helperGone);

type By = Call<unknown, 'helper'>['by'];

/** @throws HttpsError */
async function standingOf(by: By): Promise<AuthenticatedCounter> {
  const standing = await authenticateCounter(services(), by);
  if (by.uid && standing === 'not-a-creator') await throwIfGone(by.uid);
  if (standing === 'no-session') throw refusal(standing, messages.session.expired);
  if (standing === 'not-a-creator') throw refusal(standing, messages.claims.creadoresOnly);
  if (standing === 'gone') throw gone();
  return standing;
}

/** @throws HttpsError, also for a helper whose link has ended */
async function standingNow(by: By): Promise<AuthenticatedCounter> {
  const standing = await standingOf(by);
  if (standing.until !== null) throw gone();
  return standing;
}

/** Redeems a code or letters. Letters count before the lookup; right ones are returned. */
async function redeemed(
  request: CallableRequest,
  shown: Shown,
  at: AuthenticatedCounter,
): Promise<Redemption> {
  const { db, now } = services();
  const keys = (await signer()).keys(now().getTime());
  if ('code' in shown) {
    const outcome = await redeemCode({ db, now, keys }, at, shown.code);
    logger.info('counter: code', { outcome: outcome.kind });
    return outcome;
  }
  const asking = { ...askingOf('letters', request), account: `${at.creador} ${at.counter.id}` };
  throwIfRefused('letters', await limiter().take('letters', asking));
  const outcome = await redeemLetters({ db, now, keys }, at, shown.letters);
  logger.info('counter: letters', { outcome: outcome.kind });
  if (outcome.kind !== 'not-ours') await limiter().giveBack('letters', asking);
  return outcome;
}

/** Settles offline redemptions; an expired helper's only from before its end. */
async function settled(taken: Taken, at: AuthenticatedCounter): Promise<Redemption[]> {
  const { db, now } = services();
  const keys = (await signer()).keys(now().getTime());
  const outcomes = await settleAll(taken, async (redemption): Promise<Redemption> => {
    const isLate = at.until !== null && redemption.at > at.until;
    return isLate ? { kind: 'not-ours' } : settleCode({ db, now, keys }, at, redemption);
  });
  const doubles = outcomes.filter((outcome) => outcome.kind === 'used').length;
  logger.info('counter: settled', { count: outcomes.length, doubles });
  return outcomes;
}
