import { complaintPath } from '@vidriera/domain/complaint/address';
import type { MouseEvent } from 'react';
import { useLazyDialog } from '../use-lazy-dialog.ts';
import styles from './complain-link.module.css';

interface ComplainLinkProps {
  /** 'evento/0a1b', 'perfil/ana' */
  of: string;
  /** Address of its page. */
  path: string;
}

/** Opens the form to complain about a thing; without scripts it leads to the form's page. */
export function ComplainLink({ of, path }: ComplainLinkProps) {
  const form = useLazyDialog(() => import('./complain-dialog.tsx'));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    form.open();
  };
  return (
    <div className={styles.place}>
      <a href={complaintPath(path)} rel="nofollow" aria-haspopup="dialog" onClick={open}>
        Denunciar
      </a>
      {form.window(() => ({ of }))}
    </div>
  );
}
