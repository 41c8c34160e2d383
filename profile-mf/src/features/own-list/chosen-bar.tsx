import Copy from '@lucide/icons/icons/copy';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import Trash from '@lucide/icons/icons/trash';
import { quoted } from '@vidriera/domain/values/isolated';
import { useRootMark } from '@vidriera/kit/hooks/use-root-mark';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon, type IconData } from '@vidriera/kit/ui/parts/icon';
import { useState } from 'react';
import { type Act, type ActOutcome, actOnEach, isWanted } from './acts.ts';
import type { FoundCard } from './own-card.ts';
import styles from './own-list.module.css';

const ACTS: { act: Act; label: string; icon: IconData; busy: string; done: [one: string, more: string] }[] = [
  {
    act: 'hide',
    label: 'Ocultar',
    icon: EyeOff,
    busy: 'Ocultando',
    done: ['1 quedó oculto', 'quedaron ocultos'],
  },
  {
    act: 'show',
    label: 'Mostrar',
    icon: Eye,
    busy: 'Mostrando',
    done: ['1 quedó a la vista', 'quedaron a la vista'],
  },
  {
    act: 'copy',
    label: 'Copiar',
    icon: Copy,
    busy: 'Copiando',
    done: ['1 copiado: quedó oculto y sin fotos', 'copiados: quedaron ocultos y sin fotos'],
  },
  { act: 'delete', label: 'Eliminar', icon: Trash, busy: 'Eliminando', done: ['1 eliminado', 'eliminados'] },
];

interface ChosenBarProps {
  chosen: readonly FoundCard[];
  /** Called with what happened to each, after the last one. */
  onDone: (outcome: ActOutcome) => void;
}

/** The acts on chosen items, in one row: phones show their signs alone. */
export function ChosenBar({ chosen, onDone }: ChosenBarProps) {
  const [running, setRunning] = useState<{ act: Act; step: number }>();
  const amount = chosen.length;
  useRootMark('submitBar');
  const run = async (act: Act) => {
    if (running || !(await isWanted(act, chosen))) return;
    setRunning({ act, step: 0 });
    const outcome = await actOnEach(act, chosen, (step) => setRunning({ act, step }));
    setRunning(undefined);
    onDone(outcome);
  };
  return (
    <div className={styles.chosen}>
      <p role="status">{amount === 1 ? '1 elegido' : `${amount} elegidos`}</p>
      {ACTS.map(({ act, label, icon, busy }) => (
        <Button
          key={act}
          kind={act === 'delete' ? 'danger' : 'secondary'}
          icon={<Icon of={icon} size={20} />}
          disabled={running !== undefined && running.act !== act}
          busy={running?.act === act}
          busyText={`${busy} ${(running?.step ?? 0) + 1} de ${amount}`}
          onClick={() => void run(act)}
        >
          <span className={styles.word}>{label}</span>
        </Button>
      ))}
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
