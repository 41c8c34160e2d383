import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './disponibilidad.module.css';
import type { Disponible } from './use-disponible.ts';

interface DisponibilidadProps {
  disponible: Disponible;
  /** Takes one of the free names near it. */
  onElegir: (username: string) => void;
}

/** What is known of a name while it is typed; its line is always there, so nothing jumps. */
export function Disponibilidad({ disponible, onElegir }: DisponibilidadProps) {
  return (
    <div className={styles.box}>
      <p role="status" className={styles.line} data-state={disponible.estado}>
        {disponible.estado === 'mirando' ? 'Viendo si está libre…' : null}
        {disponible.estado === 'libre' ? (
          <>
            <CircleCheck size={18} strokeWidth={1.75} aria-hidden /> ¡Está libre!
          </>
        ) : null}
        {disponible.estado === 'no' ? (
          <>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden /> <span>{disponible.motivo}</span>
          </>
        ) : null}
      </p>
      {disponible.estado === 'no' && disponible.sugerencias.length ? (
        <p className={styles.others}>
          {disponible.sugerencias.map((otro) => (
            <button key={otro} type="button" className={styles.other} onClick={() => onElegir(otro)}>
              {otro}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}
