import { IconButton } from 'kit/ui/icon-button';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { compartir, copiar } from '../perfil/compartir.ts';
import styles from './propio.module.css';

/** The line that announces the public address, to be followed, copied or shared. */
export function Direccion({ texto, url, nombre }: { texto: string; url: string; nombre: string }) {
  return (
    <div className={styles.direccion}>
      <p className={styles.enlace}>
        <span className={styles.suave}>Tu vidriera está en </span>
        <a href={url}>{texto}</a>
      </p>
      <IconButton aria-label="Copiar tu link" onClick={() => void copiar(url)}>
        <Copy size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton aria-label="Compartir tu link" onClick={() => void compartir(nombre, url)}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
