import { Button } from 'kit/ui/button';
import styles from './aviso-borrador.module.css';

interface AvisoBorradorProps {
  /** Pictures that had been chosen and are not there any more. */
  perdidas: number;
  edita: boolean;
  onDescartar: () => void;
}

const SIN_FOTOS = (cuantas: number): string =>
  cuantas === 1
    ? 'La foto que habías elegido no se guarda en el borrador: elegila de nuevo.'
    : `Las ${cuantas} fotos que habías elegido no se guardan en el borrador: elegilas de nuevo.`;

/** Says that the form holds what was left from another time, and what of it could not be kept. */
export function AvisoBorrador({ perdidas, edita, onDescartar }: AvisoBorradorProps) {
  return (
    <section className={styles.aviso} aria-label="Borrador">
      <p>
        {edita ? 'Recuperamos los cambios que no llegaste a guardar.' : 'Seguís con tu borrador.'}
        {perdidas > 0 ? ` ${SIN_FOTOS(perdidas)}` : ''}
      </p>
      <Button kind="ghost" onClick={onDescartar}>
        {edita ? 'Descartar los cambios' : 'Empezar de cero'}
      </Button>
    </section>
  );
}
