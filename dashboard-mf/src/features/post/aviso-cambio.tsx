import { mensajes } from 'domain/messages';
import { Button } from 'kit/ui/button';
import styles from './aviso-cambio.module.css';

interface AvisoCambioProps {
  /** Loads what is stored now in the place of what was typed. */
  onCargarOtra: () => void;
  /** Saves what was typed over what is stored now. */
  onPisar: () => void;
}

/** The item was changed elsewhere meanwhile: the person chooses which of the two stays. */
export function AvisoCambio({ onCargarOtra, onPisar }: AvisoCambioProps) {
  return (
    <div role="alert" className={styles.cambio}>
      <p>
        <strong>{mensajes.post.cambiado}</strong> No guardamos nada todavía: elegí con cuál te quedás.
      </p>
      <div className={styles.acciones}>
        <Button kind="secondary" onClick={onCargarOtra}>
          Cargar la otra y perder lo mío
        </Button>
        <Button kind="secondary" onClick={onPisar}>
          Guardar la mía y reemplazar la otra
        </Button>
      </div>
    </div>
  );
}
