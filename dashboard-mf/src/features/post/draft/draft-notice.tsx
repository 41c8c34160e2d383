import { Button } from 'kit/ui/button';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  /** Pictures that had been chosen and are not there any more. */
  lost: number;
  edits: boolean;
  onDiscard: () => void;
}

const NO_PHOTOS = (count: number): string =>
  count === 1
    ? 'La foto que habías elegido no se guarda en el borrador: elegila de nuevo.'
    : `Las ${count} fotos que habías elegido no se guardan en el borrador: elegilas de nuevo.`;

/** Says that the form holds what was left from another time, and what of it could not be kept. */
export function DraftNotice({ lost, edits, onDiscard }: DraftNoticeProps) {
  return (
    <section className={styles.notice} aria-label="Borrador">
      <p>
        {edits ? 'Recuperamos los cambios que no llegaste a guardar.' : 'Seguís con tu borrador.'}
        {lost > 0 ? ` ${NO_PHOTOS(lost)}` : ''}
      </p>
      <Button kind="ghost" onClick={onDiscard}>
        {edits ? 'Descartar los cambios' : 'Empezar de cero'}
      </Button>
    </section>
  );
}
