import { messages } from '@vidriera/domain/messages/messages';
import { retry } from '@vidriera/kit/retry';
import { PrivateMeta } from '@vidriera/kit/ui/meta';
import { useBack } from '@vidriera/kit/use-back';
import { useLineBack } from '@vidriera/kit/use-line-back';
import { Link, useLocation, useNavigation, useRevalidator } from '@vidriera/router';
import { useEffect } from 'react';
import { ready } from './ready.ts';
import { useFailure } from './use-failure.ts';

/** A screen that could not be shown: why, and a way to try again. The connection tries by itself when it is back. */
export function ScreenError() {
  const failure = useFailure();
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().state !== 'idle' || state !== 'idle';
  useEffect(ready, []);
  const missing = failure.code === 'not-found';
  useLineBack(() => missing || retry(revalidate));
  return (
    <section className="screen-error" role="alert">
      <PrivateMeta title={missing ? failure.message.replace(/\.$/, '') : 'Vidriera'} />
      <Lamp />
      <h1>{failure.message}</h1>
      {missing ? (
        <ToExplore />
      ) : (
        <button type="button" disabled={busy} onClick={() => retry(revalidate)}>
          {messages.general.retry}
        </button>
      )}
    </section>
  );
}

/** In explore, the way back that its details have. */
function ToExplore() {
  const back = useBack();
  if (!useLocation().pathname.startsWith('/explore/')) return <Link to="/explore">Explorar</Link>;
  return (
    <Link to="/explore" {...back}>
      {messages.detail.back}
    </Link>
  );
}

/** A street lamp that went out. */
function Lamp() {
  return (
    <svg viewBox="0 0 160 150" width="160" height="150" aria-hidden="true">
      <path d="M56 130V56a22 22 0 0 1 44 0M88 56h24l6 14H82zM40 130h32" />
      <path d="M132 130h-20a10 10 0 0 1-10-10v-4M124 124v-6M124 142v-6M132 120v20M22 130h8" opacity=".5" />
    </svg>
  );
}
