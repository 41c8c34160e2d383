import { quoted } from '@vidriera/domain/values/isolated';
import { Button } from '@vidriera/kit/ui/parts/button';
import { momentText } from '@vidriera/kit/words/moment';
import { serverNow } from '@vidriera/session/server-clock';
import styles from './canjear.module.css';
import type { RedeemCounter } from './counter.ts';
import type { CounterStore } from './counter-store.ts';
import { refusal } from './words.ts';

interface PendingProps {
  kept: CounterStore;
  counter: RedeemCounter;
  /** Why it could not be sent, besides being offline. */
  problem: string;
}

export function Pending({ kept: { queue, undos, settled }, counter, problem }: PendingProps) {
  const now = serverNow();
  const good = settled.filter(({ outcome }) => outcome.kind === 'redeemed').length;
  const bad = settled.flatMap(({ outcome, ...code }) =>
    outcome.kind === 'redeemed' || outcome.kind === 'not-undone'
      ? []
      : [{ ...code, why: refusal(outcome, now) }],
  );
  const stuck = settled.filter(({ outcome }) => outcome.kind === 'not-undone');
  return (
    <div role="status" className={styles.pending}>
      {queue.length > 0 ? (
        <p>
          <b>{queue.length} sin confirmar.</b> Se confirman solas cuando vuelva la señal.
        </p>
      ) : null}
      {undos.length > 0 ? (
        <p>
          <b>{undos.length} por deshacer.</b> Se deshacen solas cuando vuelva la señal.
        </p>
      ) : null}
      {problem ? <p>{problem}</p> : null}
      {good > 0 ? (
        <p className={styles.good}>{good === 1 ? 'Se confirmó 1.' : `Se confirmaron ${good}.`}</p>
      ) : null}
      {bad.map(({ titulo, at, why }) => (
        <p key={`${titulo} ${at}`} className={styles.bad}>
          <b>No valió:</b> {quoted(titulo)}, que anotaste {momentText(at, now)}. {why.title}. {why.detail}
        </p>
      ))}
      {stuck.map(({ titulo, at }) => (
        <p key={`${titulo} ${at}`} className={styles.bad}>
          <b>No se deshizo:</b> {quoted(titulo)}, que deshiciste {momentText(at, now)}. Ya cuenta como
          canjeada.
        </p>
      ))}
      {settled.length > 0 ? (
        <Button kind="ghost" onClick={counter.read}>
          Entendido
        </Button>
      ) : null}
    </div>
  );
}
