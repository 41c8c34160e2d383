import Link2Off from '@lucide/icons/icons/link-2-off';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './listed-links.module.css';

/** Tells a creator which hosts of an own thing's links are listed as malicious, and so not shown. */
export function ListedLinks({ hosts }: { hosts: readonly string[] | null | undefined }) {
  if (!hosts || hosts.length === 0) return null;
  return (
    <div className={styles.place}>
      <Notice icon={<Icon of={Link2Off} size={20} />} aria-label="Enlaces desactivados">
        <p>
          No mostramos los enlaces a <b>{hosts.join(', ')}</b>: {hosts.length > 1 ? 'figuran' : 'figura'} en
          una lista de sitios peligrosos. Cambialos, o escribinos si es un error.
        </p>
      </Notice>
    </div>
  );
}
