import { random128 } from '@vidriera/domain/claim/random-128';
import { CODE } from '@vidriera/domain/code/limits';
import { type Failure, failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { signInByToken } from '@vidriera/session';
import { useEffect, useRef, useState } from 'react';
import { call } from '../requests/callable.ts';
import { keepDevice, knownDevices } from '../requests/known-device.ts';
import { type KeptCode, keepCode, keptCode, onOtherTab } from './kept-code.ts';

export type CodePerson = Pick<KeptCode, 'email' | 'nombre' | 'terms'>;

/**
 * - `person`: name, address and terms are asked.
 * - `code`: a letter is on its way.
 * - `new`: the code is right, and nobody has its address: name and terms are missing.
 * - `unconfirmed`: the code is right, and the account with its address was never confirmed.
 */
export type CodeStep = 'person' | 'code' | 'new' | 'unconfirmed';

/** Failures after which the letter may have been asked for. */
const UNCERTAIN = ['no-connection', 'internal'];

/** The page that asks for a code. */
export interface CodePage {
  /** Its path, which a reload or another tab finds again. */
  where: string;
  /** Path that the person came for, if it is another one. */
  back?: string | null;
  /** A username that a new person chose on the page. */
  username?: string;
  /** Called once, after the sign-in. `back` is that of the page that asked, also in a tab that is closed now. */
  onEntered: (entered: { back: string | null; isNew: boolean }) => void;
}

/** Asks for a code, and signs in by it. One call at a time. All tabs of a browser share the last request. */
export function useCode({ where, back = null, username = '', onEntered }: CodePage) {
  const [kept, setKept] = useState(keptCode);
  /** Whether this page, another one before it, or another tab asked. */
  const [askedBy, setAskedBy] = useState<'here' | 'before' | 'elsewhere'>(kept ? 'before' : 'here');
  const [step, setStep] = useState<CodeStep>(kept ? 'code' : 'person');
  /** Whether a reload of this page finds the request again. */
  const [isStored, setStored] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const secret = useRef(kept?.secret ?? '');
  const right = useRef({ code: '', replaces: false });

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (caught) {
      logUnforeseen(caught);
      setFailure(failureOf(caught));
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };

  const keep = (next: KeptCode | null) => {
    setStored(keepCode(next));
    setKept(next);
  };

  useEffect(
    () =>
      onOtherTab((next) => {
        if (next?.secret === secret.current) return;
        secret.current = next?.secret ?? '';
        right.current = { code: '', replaces: false };
        setKept(next);
        setFailure(null);
        setAskedBy(next ? 'elsewhere' : 'here');
        setStep(next ? 'code' : 'person');
      }),
    [],
  );

  const ask = (person: CodePerson) =>
    run(async () => {
      secret.current ||= random128();
      const came = { where, back: back ?? kept?.back ?? null, username: username || kept?.username };
      const next = { ...came, ...person, secret: secret.current, askedAt: Date.now() };
      // First: the letter is worth nothing without the secret.
      keepCode(next);
      try {
        const devices = knownDevices();
        await call('codes', {
          what: 'ask',
          email: person.email,
          secret: next.secret,
          digits: CODE.digits,
          devices,
        });
      } catch (caught) {
        if (!UNCERTAIN.includes(failureOf(caught).code)) keepCode(kept);
        throw caught;
      }
      keep(next);
      setStep('code');
    });

  const enter = (code: string, change: Partial<CodePerson> & { replaces?: boolean } = {}) =>
    run(async () => {
      if (!kept) return;
      const { email, nombre, terms } = { ...kept, ...change };
      const replaces = change.replaces ?? right.current.replaces;
      right.current = { code, replaces };
      const chosen = username || kept.username;
      const person =
        nombre && terms ? { nombre, terminosVersion: terms, ...(chosen && { username: chosen }) } : null;
      const answer = await call('codes', {
        what: 'enter',
        email,
        secret: kept.secret,
        code,
        person,
        replaces,
      });
      if (answer.state === 'new' || answer.state === 'unconfirmed') return setStep(answer.state);
      if (answer.state !== 'entered') return;
      keepDevice(answer.device);
      await signInByToken(answer.token);
      keep(null);
      onEntered({ back: back ?? kept.back ?? null, isNew: answer.isNew });
    });

  /** Repeats the right code with what was missing. */
  const again = (change: Partial<CodePerson> & { replaces?: boolean }) => enter(right.current.code, change);

  const changeAddress = () => {
    keepCode(null);
    secret.current = '';
    right.current = { code: '', replaces: false };
    setFailure(null);
    // Another person's name and address stay away.
    if (askedBy !== 'here') setKept(null);
    setAskedBy('here');
    setStep('person');
  };
  return { askedBy, kept, isStored, step, failure, busy, ask, enter, again, changeAddress };
}
