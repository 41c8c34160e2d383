import { quoted } from '@vidriera/domain/values/isolated';
import { Button } from '@vidriera/kit/ui/button';
import { useRootMark } from '@vidriera/kit/use-root-mark';
import { useState } from 'react';
import { type Act, type ActOutcome, actOnEach, isWanted } from './acts.ts';
import type { FoundCard } from './own-card.ts';
import styles from './own-list.module.css';

const ACTS: { act: Act; label: string; busy: string; done: [one: string, more: string] }[] = [
  { act: 'hide', label: 'Ocultar', busy: 'Ocultando', done: ['1 quedó oculto', 'quedaron ocultos'] },
  { act: 'show', label: 'Mostrar', busy: 'Mostrando', done: ['1 quedó a la vista', 'quedaron a la vista'] },
  { act: 'copy', label: 'Copiar', busy: 'Copiando', done: ['1 copiado', 'copiados'] },
  { act: 'delete', label: 'Eliminar', busy: 'Eliminando', done: ['1 eliminado', 'eliminados'] },
];

interface ChosenBarProps {
  chosen: readonly FoundCard[];
  /** Called with what happened to each, after the last one. */
  onDone: (outcome: ActOutcome) => void;
}

/** The acts on chosen items. */
export function ChosenBar({ chosen, onDone }: ChosenBarProps) {
  const [running, setRunning] = useState<{ act: Act; step: number }>();
  const amount = chosen.length;
  useRootMark('submitBar');
  const run = async (act: Act) => {
    if (running || amount === 0 || !(await isWanted(act, chosen))) return;
    setRunning({ act, step: 0 });
    const outcome = await actOnEach(act, chosen, (step) => setRunning({ act, step }));
    setRunning(undefined);
    onDone(outcome);
  };
  return (
    <div className={styles.chosen}>
      <p role="status">{amount === 1 ? '1 elegido' : `${amount} elegidos`}</p>
      {ACTS.map(({ act, label, busy }) => (
        <Button
          key={act}
          kind={act === 'delete' ? 'danger' : 'secondary'}
          disabled={amount === 0 || (running !== undefined && running.act !== act)}
          busy={running?.act === act}
          busyText={`${busy} ${(running?.step ?? 0) + 1} de ${amount}`}
          onClick={() => void run(act)}
        >
          {label}
        </Button>
      ))}
      <p className="soft">Las copias quedan ocultas y sin fotos, para que las revises.</p>
    </div>
  );
}

/** Says how many worked, and why the others did not. */
export function OutcomeText({ outcome: { act, done, failed } }: { outcome: ActOutcome }) {
  const [single, more] = ACTS.find((known) => known.act === act)?.done ?? ['', ''];
  return (
    <div role="status" className={styles.outcome}>
      {done > 0 ? <p>{done === 1 ? `${single}.` : `${done} ${more}.`}</p> : null}
      {failed.length > 0 ? (
        <>
          <p>{failed.length === 1 ? 'Uno no se pudo:' : `${failed.length} no se pudieron:`}</p>
          <ul>
            {failed.map(({ id, titulo, problem }) => (
              <li key={id}>
                {quoted(titulo)}: {problem}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
