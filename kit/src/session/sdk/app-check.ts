import { prove } from 'domain/app-check/proof';
import { within } from 'domain/time-limit';
import { type AppCheckToken, CustomProvider, getToken, initializeAppCheck } from 'firebase/app-check';
import { callWith, noConnection } from '../../call-with.ts';
import { app, appCheck } from './app.ts';

/** Milliseconds a try may take. The SDK has whoever asks meanwhile wait for the one that is under way: without an end, all would. */
const PATIENCE = 30_000;
/** A token is left alone so long before its end, in milliseconds: what it goes with may take minutes. */
const MARGIN = 5 * 60_000;

const check = initializeAppCheck(app, {
  provider: new CustomProvider({
    getToken: () => within(PATIENCE, obtain(), () => noConnection(new Error('no token in time'))),
  }),
  isTokenAutoRefreshEnabled: false,
});

const ask = async (at: number) => callWith(null, 'attest', await prove(appCheck?.appId ?? '', at));

/** A token for a proof that was begun now; where this phone's clock is wrong, by the server's. */
async function obtain(): Promise<AppCheckToken> {
  let answer = await ask(Date.now());
  if ('now' in answer) answer = await ask(answer.now);
  if ('now' in answer) throw new Error(`The server takes no proof of its own time: ${answer.now}`);
  return { token: answer.token, expireTimeMillis: Date.now() + answer.seconds * 1000 - MARGIN };
}

/**
 * The token that says that a request is the page's own: the one at hand as long as it holds, or another. Firestore and Storage send it by
 * themselves once this module is there.
 * @param fresh not the one at hand: the server did not take it
 * @throws Failure
 */
export const attestation = async (fresh: boolean): Promise<string> => (await getToken(check, fresh)).token;
