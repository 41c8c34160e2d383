import { TIPOS_IMAGEN } from 'domain/imagen';
import { mensajes } from 'domain/messages';
import ImagePlus from 'lucide-react/icons/image-plus';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ChangeEvent } from 'react';
import styles from './elegir.module.css';

interface ElegirProps {
  label: string;
  /** What the label belongs to, for whoever can't see it: 'Foto de perfil'. */
  de: string;
  varias?: boolean;
  subiendo?: boolean;
  disabled?: boolean;
  alElegir: (archivos: File[]) => void;
}

/** A picker of pictures that looks like a button; says 'Subiendo...' while it uploads. */
export function Elegir({ label, de, varias, subiendo, disabled, alElegir }: ElegirProps) {
  const alCambiar = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const archivos = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    if (archivos.length) alElegir(archivos);
  };
  return (
    <label className={styles.boton}>
      {subiendo ? (
        <LoaderCircle size={20} strokeWidth={1.75} aria-hidden className={styles.gira} />
      ) : (
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
      )}
      <span role="status">{subiendo ? mensajes.perfil.subiendo : label}</span>
      <span className="sr-only">({de})</span>
      <input
        type="file"
        accept={TIPOS_IMAGEN.join(',')}
        multiple={varias}
        disabled={disabled || subiendo}
        className={styles.archivo}
        onChange={alCambiar}
      />
    </label>
  );
}
