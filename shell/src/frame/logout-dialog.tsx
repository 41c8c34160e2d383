import { mensajes } from 'domain/messages';
import { useNavigate } from 'kit/router';
import { SesionFallo, signOut } from 'kit/session';
import { toast } from 'kit/toast';
import { useEffect, useRef, useState } from 'react';
import { LOGOUT_EVENT } from './logout.ts';
import styles from './logout-dialog.module.css';

/** Asks before signing out, then leads home. */
export function LogoutDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => dialog.current?.showModal();
    addEventListener(LOGOUT_EVENT, open);
    return () => removeEventListener(LOGOUT_EVENT, open);
  }, []);
  const leave = async () => {
    setBusy(true);
    try {
      await navigate('/');
      await signOut();
      dialog.current?.close();
    } catch (error) {
      if (!(error instanceof SesionFallo)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="salir-titulo">
      <h2 id="salir-titulo" className={styles.title}>
        {mensajes.sesion.salir}
      </h2>
      <div className={styles.actions}>
        <button type="button" className={styles.cancel} onClick={() => dialog.current?.close()}>
          Cancelar
        </button>
        <button type="button" className={styles.leave} disabled={busy} onClick={() => void leave()}>
          Cerrar sesión
        </button>
      </div>
    </dialog>
  );
}
