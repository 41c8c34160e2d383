import { Button, ButtonAnchor, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { ClockWarning } from '@vidriera/kit/ui/parts/clock-warning';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { hourOf } from '@vidriera/kit/words/moment';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { type ReactNode, useRef, useState } from 'react';
import { HeaderLine, Standalone, WAY } from '../standalone/standalone.tsx';
import styles from './canjear.module.css';
import { nonceOf, type RedeemResult, type ScannedCode } from './counter.ts';
import { type CounterIdentity, storeHelper } from './counter-identity.ts';
import { Letters } from './letters.tsx';
import type { CanjearData } from './load.ts';
import { Outcome } from './outcome.tsx';
import { Pending } from './pending.tsx';
import { useCamera } from './use-camera.ts';
import { useCounter } from './use-counter.ts';

/**
 * `/canjear`: the counter, for a creator or a helper; helpers see no other screen. Only this document may use the camera, so links to
 * and from it load a document.
 */
export default function Canjear({ data }: ScreenProps<CanjearData>) {
  if (data.kind === 'counter') return <AtCounter key={data.who.id} who={data.who} />;
  return (
    <Screen>
      {data.kind === 'nobody' ? (
        <EmptyState
          text="Iniciá sesión para canjear. Si ayudás a un creador, pedile un link."
          action={<ButtonLink to="/login?volver=/canjear">Iniciá sesión</ButtonLink>}
        />
      ) : (
        <>
          {data.isForCreators ? <ForCreators text={data.why} /> : <RetryState text={data.why} />}
          {data.who ? <UnsentRedemptions who={data.who} /> : null}
          {data.who?.helper ? <Leave /> : null}
        </>
      )}
    </Screen>
  );
}

const ForCreators = ({ text }: { text: string }) => (
  <EmptyState
    text={text}
    action={<ButtonLink to="/perfil/editar?volver=/canjear">Editar mi perfil</ButtonLink>}
  />
);

/** Sends redemptions from before the counter was closed. */
function UnsentRedemptions({ who }: { who: CounterIdentity }) {
  const { counter, kept, problem } = useCounter(who);
  return <Pending kept={kept} counter={counter} problem={problem} />;
}

const Screen = (parts: { about?: ReactNode; children: ReactNode }) => (
  <Standalone title="Canjear" heading="Canjear" wide {...parts} />
);

/** A code that was out of sight for this many milliseconds is taken in again. */
const SAME_CODE_MS = 3000;

function AtCounter({ who }: { who: CounterIdentity }) {
  const { counter, kept, signal, problem } = useCounter(who);
  const [shown, setShown] = useState<RedeemResult | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [busy, setBusy] = useState(false);
  const last = useRef<{ nonce: string; away: { from: number; to: number } | null }>({
    nonce: '',
    away: null,
  });

  /** Returns whether the code or letters named a claim. A used or lapsed claim needs no second attempt. */
  const takeIn = async (what: ScannedCode): Promise<boolean> => {
    setBusy(true);
    setAnnouncement('');
    const became = await counter.takeIn(what);
    setBusy(false);
    setShown(became);
    navigator.vibrate?.(BUZZ[became.kind]);
    return became.kind !== 'failed' && !(became.kind === 'refused' && became.why.kind === 'unknown-letters');
  };
  // Only scans without a code count as out of sight: on a slow phone a code in sight may go unread for seconds.
  const onCode = (code: string | null) => {
    const { nonce, away } = last.current;
    if (!code) {
      const to = performance.now();
      last.current = { nonce, away: { from: away?.from ?? to, to } };
      return;
    }
    const read = nonceOf(code);
    const isSame = read === nonce && !(away && away.to - away.from >= SAME_CODE_MS);
    if (busy && !isSame) return;
    last.current = { nonce: read, away: null };
    if (!isSame && !shown) void takeIn({ code });
  };
  const next = (words = '') => {
    setShown(null);
    setAnnouncement(words);
  };
  return (
    <Screen about={<About who={who} creador={kept.opened?.creador ?? ''} />}>
      <div className={styles.columns}>
        <Camera onCode={onCode} />
        <div className={styles.beside}>
          <ClockWarning means="Esta pantalla usa la hora de Vidriera y anda igual, pero conviene que lo pongas en hora." />
          <p role="status" className={styles.said}>
            {busy
              ? 'Mirando…'
              : announcement || (signal ? '' : 'Sin señal: lo que leas queda sin confirmar.')}
          </p>
          <Letters busy={busy} onLetters={(letters) => takeIn({ letters })} />
          <Pending kept={kept} counter={counter} problem={problem} />
        </div>
      </div>
      {shown ? <Outcome shown={shown} counter={counter} onNext={next} /> : null}
    </Screen>
  );
}

/** Vibration patterns in milliseconds: one, two, or a long one. */
const BUZZ = { redeemed: 80, unconfirmed: [60, 60, 60], refused: 400, failed: [60, 60, 60] };

function About({ who: { helper }, creador }: { who: CounterIdentity; creador: string }) {
  return (
    <>
      <HeaderLine>
        {helper
          ? `Ayudás a ${creador || 'un creador'} hasta las ${hourOf(helper.lapsesAt)}`
          : creador
            ? `Canjes de ${creador}`
            : 'Tus canjes'}
      </HeaderLine>
      {helper ? (
        <Leave />
      ) : (
        <a href="/canjes" className={WAY}>
          Puerta y canjes
        </a>
      )}
    </>
  );
}

const Leave = () => (
  <ButtonAnchor href="/" target={undefined} kind="ghost" className={WAY} onClick={() => storeHelper(null)}>
    Dejar de canjear
  </ButtonAnchor>
);

function Camera({ onCode }: { onCode: (code: string | null) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, start } = useCamera(video, onCode);
  return (
    <div className={styles.camera} data-camera={camera.is}>
      <video ref={video} muted playsInline aria-label="Lo que ve la cámara" />
      {camera.is === 'on' ? null : (
        <div className={styles.ask}>
          {camera.is === 'refused' ? <p role="alert">{camera.why}</p> : null}
          <Button
            kind="secondary"
            busy={camera.is === 'asked'}
            busyText="Abriendo la cámara…"
            onClick={() => void start()}
          >
            Abrir la cámara
          </Button>
          <p>Apuntá al código del teléfono del cliente.</p>
        </div>
      )}
    </div>
  );
}
