import { IconButton } from 'kit/ui/icon-button';
import { Picture } from 'kit/ui/picture';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import styles from './foto-galeria.module.css';
import type { Foto } from './galeria.ts';
import progreso from './progreso.module.css';

interface FotoGaleriaProps {
  foto: Foto;
  /** Its place, from 1. */
  numero: number;
  /** The stored profile names it. */
  guardada: boolean;
  disabled: boolean;
  alQuitar: () => void;
}

/** One picture of the gallery's form: how far its upload is, and the way to take it out. */
export function FotoGaleria({ foto, numero, guardada, disabled, alQuitar }: FotoGaleriaProps) {
  const { clave, vista, subida } = foto;
  const enCamino = subida !== null && subida.estado !== 'fallo';
  return (
    <div className={styles.foto}>
      <Picture
        imagen={vista}
        alt={`Foto ${numero} de la galería`}
        seed={clave}
        title=""
        ratio="4:3"
        sizes="160px"
        className={styles.imagen}
      />
      {subida ? <Estado subida={subida} numero={numero} /> : null}
      {subida || guardada ? null : <span className={styles.nueva}>Nueva</span>}
      <IconButton
        look="floating"
        aria-label={`${enCamino ? 'Cancelar' : 'Quitar'} la foto ${numero} de la galería`}
        disabled={disabled}
        onClick={alQuitar}
        className={styles.quitar}
      >
        {enCamino ? (
          <X size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <Trash2 size={20} strokeWidth={1.75} aria-hidden />
        )}
      </IconButton>
    </div>
  );
}

function Estado({ subida, numero }: { subida: NonNullable<Foto['subida']>; numero: number }) {
  switch (subida.estado) {
    case 'espera':
      return <span className={styles.estado}>En espera</span>;
    case 'fallo':
      return <span className={styles.estado}>No subió</span>;
    case 'subiendo': {
      const parte = Math.round(subida.parte * 100);
      return (
        <span className={styles.estado}>
          <progress
            className={progreso.barra}
            max={100}
            value={parte}
            aria-label={`Subiendo la foto ${numero}`}
          />
          <span aria-hidden="true">{parte} %</span>
        </span>
      );
    }
  }
}
