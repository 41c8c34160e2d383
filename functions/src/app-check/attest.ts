import { isProof, isRecent, type Proof } from 'domain/app-check/proof';

export type Attested =
  | { kind: 'attested'; token: string; seconds: number }
  /** The proof was begun by a clock that is wrong by more than minutes. */
  | { kind: 'wrong-clock'; now: number }
  | { kind: 'no-proof' };

interface AttestDeps {
  /** The web app that tokens are for. */
  appId: string;
  /** Google's token for it, that holds for so many milliseconds. */
  createToken: (
    appId: string,
    options: { ttlMillis: number },
  ) => Promise<{ token: string; ttlMillis: number }>;
  now: () => Date;
}

/** How long a token holds, in milliseconds; Google gives none for less than half an hour. */
const LIFETIME = 60 * 60_000;

/**
 * A token of App Check for who has worked for it. The same proof gives another token until it is too old: no more than the first one, which
 * anybody may use who has it, so that nothing is remembered of proofs.
 * @throws what Google's side throws
 */
export async function attest({ appId, createToken, now }: AttestDeps, proof: Proof): Promise<Attested> {
  const moment = now().getTime();
  if (!isRecent(proof, moment)) return { kind: 'wrong-clock', now: moment };
  if (!(await isProof(appId, proof))) return { kind: 'no-proof' };
  const { token, ttlMillis } = await createToken(appId, { ttlMillis: LIFETIME });
  return { kind: 'attested', token, seconds: Math.floor(ttlMillis / 1000) };
}
