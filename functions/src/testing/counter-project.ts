import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { redeemCode, settleCode } from '../attend/claims/redeem.ts';
import { settleAll } from '../attend/claims/settle-all.ts';
import { claimsOver } from './claims.ts';
import { creador } from './data.ts';
import { NOW, project } from './project.ts';

export const bar = { creador: 'bar', counter: { id: 'creador', name: null } };
export const sol = { creador: 'bar', counter: { id: 'sol', name: 'Sol' } };
export const id = (text: string) => itemIdSchema.parse(text);

/** Prepares two creators, `bar` with a counter, and a clock that tests set. */
export async function counterProject(name: string) {
  const clock = { moment: NOW.getTime() };
  const deps = project(name, () => new Date(clock.moment));
  const claims = await claimsOver(deps);
  const { signer, people, promo, took, ticketOf, shows } = claims;
  await creador(deps.db, 'bar');
  await creador(deps.db, 'otro-bar');
  const here = { ...deps, keys: signer.keys(clock.moment) };
  let count = 0;
  /** Creates a person with a claim of a new promo. */
  const holder = async (quota = 5) => {
    const n = count++;
    const [uid, promoId] = [`persona${n}`, `promo${n}`];
    await people([uid]);
    await promo('bar', promoId, quota);
    const claim = await took(uid, promoId);
    return { uid, promoId, claim, ticket: await ticketOf(claim) };
  };
  const code = async (ticket: string) => redeemCode(here, bar, await shows(ticket));
  /** Returns a code that a counter without a network took now. */
  const offline = async (ticket: string) => ({ code: await shows(ticket), at: clock.moment });
  /** Lets `count` claims of one promo be redeemed twice without a network. @returns sends all redemptions; again after a lost answer */
  const redeemedTwice = async (count: number) => {
    await promo('bar', 'noche', count);
    const uids = Array.from({ length: count }, (_, i) => `noche${i}`);
    await people(uids);
    const tickets: string[] = [];
    for (const uid of uids) tickets.push(await ticketOf(await took(uid, 'noche')));
    const first = await Promise.all(tickets.map(offline));
    clock.moment += 10 * 60_000;
    const second = await Promise.all(tickets.map(offline));
    return () => settleAll([...first, ...second], (taken) => settleCode(here, bar, taken));
  };
  return { ...claims, clock, deps, here, holder, code, offline, redeemedTwice };
}
