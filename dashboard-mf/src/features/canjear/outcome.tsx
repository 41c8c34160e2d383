import Check from '@lucide/icons/icons/check';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import X from '@lucide/icons/icons/x';
import { UNDO_MS } from '@vidriera/domain/claim/times';
import { Modal } from '@vidriera/kit/ui/dialogs/modal';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect, useState } from 'react';
import type { RedeemCounter, RedeemResult } from './counter.ts';
import styles from './outcome.module.css';
import { refusal } from './words.ts';

interface OutcomeProps {
  shown: RedeemResult;
  counter: RedeemCounter;
  /** Goes on. @param words shown beside the camera */
  onNext: (words?: string) => void;
}

/** A code's outcome over the whole screen: green, amber or red, with its reason. */
export function Outcome({ shown, counter, onNext }: OutcomeProps) {
  const canUndo = shown.kind === 'redeemed' || shown.kind === 'unconfirmed';
  return (
    <Modal
      open
      closesOutside={false}
      onClose={() => onNext()}
      aria-label="Resultado"
      className={styles.outcome}
      data-kind={LOOK[shown.kind]}
    >
      <div role="alert" className={styles.words}>
        <Words shown={shown} />
      </div>
      <div className={styles.acts}>
        <button type="button" className={styles.act} onClick={() => onNext()}>
          Siguiente
        </button>
        {canUndo ? <Undo {...shown} counter={counter} onUndone={onNext} /> : null}
      </div>
    </Modal>
  );
}

const LOOK = { redeemed: 'yes', unconfirmed: 'unsure', refused: 'no', failed: 'unsure' } as const;

function Words({ shown }: { shown: RedeemResult }) {
  switch (shown.kind) {
    case 'redeemed':
      return (
        <>
          <Icon of={Check} size={96} />
          <p className={styles.title}>Canjeada</p>
          <p className={styles.promo}>{shown.titulo}</p>
        </>
      );
    case 'unconfirmed':
      return (
        <>
          <Icon of={CircleAlert} size={96} />
          <p className={styles.title}>Firma válida, sin confirmar</p>
          <p className={styles.promo}>{shown.titulo}</p>
          <p>No hay señal: la anotamos, y cuando vuelva te decimos si ya se había usado.</p>
        </>
      );
    case 'refused': {
      const { title, detail } = refusal(shown.why, serverNow());
      return (
        <>
          <Icon of={X} size={96} />
          <p className={styles.title}>{title}</p>
          {'titulo' in shown.why ? <p className={styles.promo}>{shown.why.titulo}</p> : null}
          {detail ? <p>{detail}</p> : null}
        </>
      );
    }
    case 'failed':
      return (
        <>
          <Icon of={CircleAlert} size={96} />
          <p className={styles.title}>No pudimos mirarla</p>
          <p>{shown.message}</p>
        </>
      );
  }
}

interface UndoProps {
  nonce: string;
  titulo: string;
  at: number;
  counter: RedeemCounter;
  onUndone: (words: string) => void;
}

function Undo({ nonce, titulo, at, counter, onUndone }: UndoProps) {
  const [now, setNow] = useState(serverNow);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const undo = async () => {
    setBusy(true);
    const { isDone, words } = await counter.undo({ nonce, titulo });
    setBusy(false);
    if (isDone) onUndone(words);
    else setProblem(words);
  };
  const seconds = Math.ceil((at + UNDO_MS - now) / 1000);
  return (
    <>
      {seconds > 0 ? (
        <Button kind="ghost" busy={busy} className={styles.undo} onClick={() => void undo()}>
          Deshacer ({seconds} s)
        </Button>
      ) : null}
      <p role="status">{problem}</p>
    </>
  );
}
