import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { quoted } from '@vidriera/domain/values/isolated';
import { qrPath } from '@vidriera/kit/claim/qr-path';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { Button, type ButtonProps } from '@vidriera/kit/ui/parts/button';
import { ClockWarning } from '@vidriera/kit/ui/parts/clock-warning';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import { useMemo, useState } from 'react';
import styles from './pass.module.css';
import type { OwnClaims } from './use-claims.ts';
import { useCode } from './use-code.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface PassProps {
  claim: Claim;
  /** Milliseconds since 1970. */
  now: number;
  change: OwnClaims['change'];
}

/** The code and letters for the counter, with their end. */
export function Pass({ claim, now, change }: PassProps) {
  const { promo, titulo, lapsesAt, letters, ticket, isHidden, isPaused } = claim;
  return (
    <article className={styles.pass} aria-label={titulo}>
      <h2 className={styles.title}>
        {isHidden ? titulo : <Link to={detailPath('promo', promo, 'plain')}>{titulo}</Link>}
      </h2>
      {isPaused ? <p className="soft">{messages.seats.unavailable}</p> : null}
      {ticket ? <Code ticket={ticket} /> : <Elsewhere onBind={() => change('bind', promo)} />}
      {letters ? (
        <p className={styles.letters}>
          <b>{`${letters.slice(0, 3)} ${letters.slice(3)}`}</b>
          <span>Si no anda la cámara, decí estas letras</span>
        </p>
      ) : null}
      <p className={styles.until}>Vale hasta {momentText(lapsesAt, now)}</p>
      <Act kind="ghost" onPress={() => release(claim, change)}>
        Devolver
      </Act>
    </article>
  );
}

async function release({ promo, titulo }: Claim, change: OwnClaims['change']): Promise<void> {
  const isSure = await askConfirm(
    `¿Devolver ${quoted(titulo)}? Si te arrepentís, la podés volver a tomar hasta que venza.`,
    {
      yes: 'Devolver',
      danger: true,
    },
  );
  if (isSure) await change('release', promo);
}

function Act({
  onPress,
  ...button
}: Omit<ButtonProps, 'onClick' | 'busy'> & { onPress: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return <Button {...button} busy={busy} onClick={() => void press()} />;
}

/** The code, dark on white; it keeps the screen on. */
function Code({ ticket }: { ticket: string }) {
  useWakeLock();
  const { code, seconds } = useCode(ticket);
  const drawing = useMemo(() => (code ? qrPath(code) : null), [code]);
  return (
    <div className={styles.code}>
      {drawing ? (
        <svg
          role="img"
          aria-label="Código para canjear"
          viewBox={`0 0 ${drawing.side} ${drawing.side}`}
          className={styles.qr}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} />
        </svg>
      ) : (
        <div className={styles.qr} />
      )}
      <p className={styles.step} aria-hidden="true">
        <progress value={seconds} max={30} />
        Cambia en {seconds} s
      </p>
      <ClockWarning means="Tu código usa la hora de Vidriera y vale igual, pero conviene que lo pongas en hora." />
    </div>
  );
}

function Elsewhere({ onBind }: { onBind: () => Promise<void> }) {
  return (
    <div className={styles.elsewhere}>
      <p>
        <strong>Está en otro teléfono, o en otro navegador.</strong> El de Instagram y Chrome no comparten lo
        que guardan.
      </p>
      <Act busyText="Trayéndola…" onPress={onBind}>
        Abrí tu promo en este teléfono
      </Act>
      <p className="soft">Allá su código deja de servir.</p>
    </div>
  );
}
