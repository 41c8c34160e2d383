import { mensajes } from 'domain/messages';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import styles from './progreso.module.css';
import type { UnaSubida } from './use-subida.ts';

/** Where one picture's upload is: its progress with a way out, or why it failed with a way on. */
export function Progreso({ de, subida: { subida, cancelar, reintentar, olvidar } }: ProgresoProps) {
  if (!subida || subida.estado === 'espera') return null;
  if (subida.estado === 'fallo') {
    return (
      <div className={styles.fallo}>
        <FieldError error={subida.mensaje} />
        <div className={styles.fila}>
          <Button kind="secondary" onClick={reintentar}>
            {mensajes.general.reintentar}
          </Button>
          <Button kind="ghost" onClick={olvidar}>
            Descartar
          </Button>
        </div>
      </div>
    );
  }
  const parte = Math.round(subida.parte * 100);
  return (
    <div className={styles.fila}>
      <progress className={styles.barra} max={100} value={parte} aria-label={`Subiendo: ${de}`} />
      <span className={styles.parte} aria-hidden="true">
        {parte} %
      </span>
      <Button kind="ghost" onClick={cancelar}>
        Cancelar
      </Button>
    </div>
  );
}

interface ProgresoProps {
  /** What is being uploaded: 'Foto de perfil'. */
  de: string;
  subida: UnaSubida;
}
