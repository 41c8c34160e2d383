import type { KeptOffer } from '@vidriera/domain/come-back/wire-schema';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { now, shortDay } from '@vidriera/kit/words/format';
import { useNavigate } from '@vidriera/router';
import { refreshUser } from '@vidriera/session';
import { useEffect, useState } from 'react';
import styles from './kept-perfil.module.css';

interface KeptPerfilProps {
  /** Whether the person has a creator's profile now. */
  isCreador: boolean;
}

/** Offers the creator's profile that leaving the role deleted, while it is kept. If that can't be read, nothing is offered. */
export function KeptPerfil({ isCreador }: KeptPerfilProps) {
  const [kept, setKept] = useState<KeptOffer | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    call('comeBack', { what: 'kept' })
      .then((answer) => gone || setKept(answer.kept))
      .catch(logUnforeseen);
    return () => {
      gone = true;
    };
  }, []);
  const restore = async (id: string) => {
    setBusy(true);
    try {
      await call('comeBack', { what: 'restore', id });
    } catch (caught) {
      toast.error(`${messages.perfil.notRestored}. ${failureOf(caught).message}`, TOAST.perfilCloses);
      return setBusy(false);
    }
    // The session's state carries this failure; the profile is back.
    await refreshUser().catch(() => null);
    toast.success(messages.perfil.restored, TOAST.perfilCloses);
    await navigate('/perfil');
  };
  if (!kept) return null;
  return (
    <div className={styles.kept}>
      <p>
        Guardamos completo el perfil de creador que tenías. Lo podés recuperar hasta el{' '}
        {shortDay(kept.until, now())}
        {isCreador ? '; el de ahora queda guardado en su lugar' : ''}.
      </p>
      <Button kind="secondary" busy={busy} busyText="Recuperando..." onClick={() => void restore(kept.id)}>
        Recuperar tu perfil de creador
      </Button>
    </div>
  );
}

/** Said before a creator leaves the role. */
export const KEPT_FOR = `Lo podés recuperar durante ${RETENTION_DAYS.keptPerfil} días.`;
