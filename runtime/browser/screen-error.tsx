import { messages } from '@vidriera/domain/messages/messages';
import { isPassing } from '@vidriera/kit/data/result';
import { retry } from '@vidriera/kit/data/retry';
import { withReturn } from '@vidriera/kit/going/return-to';
import { useBack } from '@vidriera/kit/going/use-back';
import { useHydrated } from '@vidriera/kit/hooks/use-hydrated';
import { useRetries } from '@vidriera/kit/hooks/use-retries';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { Link, useLocation, useNavigation, useRevalidator } from '@vidriera/router';
import { sessionHint } from '@vidriera/session';
import { type ReactNode, useEffect } from 'react';
import { markReady } from './mark-ready.ts';
import { useFailure } from './use-failure.ts';

/**
 * Error element of a screen: the reason, and a retry. It retries by itself what may pass.
 * @param owned follows a 404 for somebody signed in, who may own a thing that nobody else sees
 */
export function ScreenError({ owned }: { owned?: ReactNode }) {
  const failure = useFailure();
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().state !== 'idle' || state !== 'idle';
  const isHydrated = useHydrated(); // the server knows nobody
  useEffect(markReady, []);
  const missing = failure.code === 'not-found';
  useRetries(() => retry(revalidate), isPassing(failure));
  return (
    <section className="screen-error" role="alert">
      <PrivateMeta title={missing ? failure.message.replace(/\.$/, '') : 'Vidriera'} />
      <Lamp />
      <h1>{failure.message}</h1>
      {missing && owned && isHydrated && sessionHint() ? owned : null}
      {missing ? (
        <ToExplore />
      ) : failure.code === 'not-a-creator' ? (
        <BecomeCreator />
      ) : (
        <button type="button" disabled={busy} onClick={() => void retry(revalidate)}>
          {messages.general.retry}
        </button>
      )}
    </section>
  );
}

/** Leads to the form where somebody becomes a creator, and back. */
function BecomeCreator() {
  const { pathname, search } = useLocation();
  return <Link to={withReturn('/perfil/editar', pathname + search)}>Editar mi perfil</Link>;
}

/** A link to explore; within explore it goes back, as its details do. */
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
