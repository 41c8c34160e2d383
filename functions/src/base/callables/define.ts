import type { ForKind, KindName } from '@vidriera/domain/api/callable-kinds';
import type { CallableName, callables } from '@vidriera/domain/api/callables-schema';
import type { z } from '@vidriera/domain/zod';
import type { CallableFunction, CallableOptions, CallableRequest } from 'firebase-functions/https';
import { callable, inputOf, uidOf } from '../http/callable.ts';
import { limited } from '../limits/limited.ts';
import type { Scope } from '../limits/table.ts';
import { throwIfFrozen, throwIfGone } from '../people/throw-if-gone.ts';

type Input<N extends CallableName> = z.output<(typeof callables)[N]['input']>;
type Output<N extends CallableName> = z.input<(typeof callables)[N]['output']>;
/** A callable without kinds is one of its own. */
type OwnName<N extends CallableName> = [KindName<N>] extends [never] ? 'only' : KindName<N>;

/** Credentials of a helper, who has no account. */
export interface Helper {
  id: string;
  secret: string;
}

/** The caller, by a kind's `who`. */
interface Callers {
  /** With or without a session. */
  anybody: { uid: string | null };
  session: { uid: string };
  /** A helper by their secret, or else the session. */
  helper: { by: { uid: null; helper: Helper } | { uid: string; helper: null } };
}
export type Who = keyof Callers;

export type Call<I, W extends Who> = Callers[W] & { input: I; request: CallableRequest };

/** Looks at a call before it is answered. @throws HttpsError */
type Check<I> = (call: { input: I; request: CallableRequest }) => Promise<unknown>;

/** Counts otherwise than once by each scope, for example by the mailbox that the input names. */
interface OwnLimit<I> {
  scopes: readonly Scope[];
  count: Check<I>;
}

interface KindOf<W extends Who, I, O> {
  who: W;
  /** Counted one after the other, before anything is read. */
  limits: readonly (Scope | OwnLimit<I>)[];
  /**
   * Sessions of suspended or deleted accounts that may call, too. `suspended`: it reads, gives back, leaves or appeals. `gone`: the answer
   * looks at the account itself. No session of a frozen account may.
   */
  even?: 'suspended' | 'gone';
  /** The callable's own, in order, after all others. */
  checks?: readonly Check<I>[];
  /** @throws HttpsError for refusals */
  answer: (call: Call<I, W>) => Promise<O>;
}
export type Kind<I, O> = { [W in Who]: KindOf<W, I, O> }[Who];

export type Kinds<N extends CallableName> = {
  [W in OwnName<N>]: Kind<ForKind<Input<N>, W>, ForKind<Output<N>, W>>;
};

type AnyKind = KindOf<Who, unknown, unknown>;

/** Every callable that this process has loaded, with its kinds. */
export const definitions = new Map<CallableName, Readonly<Record<string, AnyKind>>>();

/**
 * Makes a callable of its kinds. A call passes, in this order: the session, if each kind needs one; the contract of the input; the kind's
 * session or helper; its limits; whether the account still stands; the kind's own checks.
 */
export function define<N extends CallableName>(
  name: N,
  options: CallableOptions,
  kinds: Kinds<N>,
): CallableFunction<unknown, Promise<Output<N>>> {
  const byName = kinds as unknown as Readonly<Record<string, AnyKind>>;
  definitions.set(name, byName);
  const needsSession = Object.values(byName).every(({ who }) => who === 'session');
  return callable(options, async (request): Promise<Output<N>> => {
    if (needsSession) uidOf(request);
    const input: unknown = inputOf(name, request.data);
    const kind = byName[nameOf(input)];
    if (!kind) throw new Error(`${name} has no kind ${nameOf(input)}`);
    const caller = callerOf(kind.who, request, input);
    const uid = 'by' in caller ? caller.by.uid : caller.uid;
    for (const limit of kind.limits)
      await (typeof limit === 'string' ? limited(limit, request) : limit.count({ input, request }));
    if (kind.who !== 'anybody' && uid !== null)
      await (kind.even === 'gone' ? throwIfFrozen(uid) : throwIfGone(uid, kind.even));
    for (const check of kind.checks ?? []) await check({ input, request });
    return (await kind.answer({ ...caller, input, request } as Call<unknown, Who>)) as Output<N>;
  });
}

const nameOf = (input: unknown): string => (input as { what?: string }).what ?? 'only';

/** @throws HttpsError `no-session` */
function callerOf(who: Who, request: CallableRequest, input: unknown): Callers[Who] {
  if (who === 'anybody') return { uid: request.auth?.uid ?? null };
  if (who === 'session') return { uid: uidOf(request) };
  const helper = (input as { helper?: Helper | null }).helper ?? null;
  return { by: helper ? { uid: null, helper } : { uid: uidOf(request), helper: null } };
}
