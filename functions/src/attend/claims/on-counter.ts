import type { callables } from '@vidriera/domain/api/callables-schema';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { CallableRequest } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { askingOf, limited, limiter, throwIfRefused } from '../../base/limits/limited.ts';
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
type Answer = z.input<(typeof callables)['counter']['output']>;

/** Callable `counter`: see domain/api/callables-schema. Helpers have no session. */
export const counter = callable(claimOptions, async (request): Promise<Answer> => {
  const input = inputOf('counter', request.data);
  await limited('counter', request);
  if (input.what === 'join') return joined(input);
  const standing = await standingOf(request, 'helper' in input ? input.helper : null);
  if (standing.until !== null && !isFromBefore(input, standing.until)) throw gone();
  return answerTo(request, input, standing);
});

/** Whether it may come after a helper's end: what happened without a signal before. `settled` looks at each time. */
const isFromBefore = (input: Exclude<Input, { what: 'join' }>, until: number): boolean =>
  input.what === 'settle' || (input.what === 'undo' && input.at !== undefined && input.at <= until);

async function answerTo(
  request: CallableRequest,
  input: Exclude<Input, { what: 'join' }>,
  at: AuthenticatedCounter,
): Promise<Answer> {
  const { db, now } = services();
  const here = { db, now };
  const { what } = input;
  switch (what) {
    case 'open': {
      const [promos, withdrawn] = await Promise.all([
        counterPromos(here, at.creador),
        withdrawnPromos(here, at.creador),
      ]);
      const helpers = at.isHelper ? null : await liveHelpers(here, at.creador);
      const moment = now().getTime();
      return {
        what,
        now: moment,
        creador: at.creadorName,
        promos,
        withdrawn,
        keys: (await signer()).keys(moment),
        helpers,
      };
    }
    case 'redeem':
      return { what, outcome: await redeemed(request, input.shown, at) };
    case 'undo':
      return { what, undone: await undoRedemption(here, at, input) };
    case 'settle':
      return { what, outcomes: await settled(input.taken, at) };
    case 'invite': {
      const invitation = await invite(here, at.creador, input.nombre, input.link);
      if (!invitation) throw refusal('too-many-helpers', messages.claims.tooManyHelpers);
      return { what, ...invitation };
    }
    case 'withdraw':
      return { what, withdrawn: await withdraw(here, at.creador, input.id) };
    case 'listed': {
      const listed = await listedOf(here, at.creador, input.promo);
      if (!listed) throw refusal('not-found', messages.claims.notYours);
      return { what, ...listed };
    }
  }
}

const gone = () => refusal('not-found', messages.claims.helperGone);

async function joined({ link, secret }: Extract<Input, { what: 'join' }>): Promise<Answer> {
  const binding = await join(services(), link, secret);
  if (!binding) throw gone();
  const { lapsesAt, ...helper } = binding;
  return { what: 'join', helper, lapsesAt };
}

async function standingOf(
  request: CallableRequest,
  helper: { id: string; secret: string } | null,
): Promise<AuthenticatedCounter> {
  const uid = helper ? null : uidOf(request);
  const standing = await authenticateCounter(services(), { uid, helper });
  if (uid && standing === 'not-a-creator') await throwIfGone(uid);
  if (standing === 'no-session') throw refusal(standing, messages.session.expired);
  if (standing === 'not-a-creator') throw refusal(standing, messages.claims.creadoresOnly);
  if (standing === 'gone') throw gone();
  return standing;
}

/** Redeems a code or letters. Letters count before the lookup; right ones are returned. */
async function redeemed(
  request: CallableRequest,
  shown: Extract<Input, { what: 'redeem' }>['shown'],
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
async function settled(
  taken: Extract<Input, { what: 'settle' }>['taken'],
  at: AuthenticatedCounter,
): Promise<Redemption[]> {
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
