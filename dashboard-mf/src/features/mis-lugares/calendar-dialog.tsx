import type { Input } from '@vidriera/domain/api/callables-schema';
import { failureOf } from '@vidriera/domain/failure';
import { ownCalendarPath } from '@vidriera/domain/own-calendar/wire-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { call } from '@vidriera/kit/requests/callable';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Subscribe } from '@vidriera/kit/ui/people/subscribe';
import { useCallback, useEffect, useState } from 'react';
import styles from './mis-lugares.module.css';

interface CalendarDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shows, makes and ends the secret address of the person's calendar. */
export default function CalendarDialog({ open, onClose }: CalendarDialogProps) {
  /** `undefined`: not known yet. */
  const [token, setToken] = useState<string | null>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const ask = useCallback(async (question: Input<'ownCalendar'>): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      setToken((await call('ownCalendar', question, { signedIn: true })).token);
    } catch (caught) {
      setError(failureOf(caught).message);
    }
    setBusy(false);
  }, []);
  useEffect(() => {
    if (open) void ask({ what: 'show' });
  }, [open, ask]);

  const replace = async () => {
    const words = '¿Creás otra dirección? La de ahora deja de andar donde la hayas puesto.';
    if (await askConfirm(words, { yes: 'Crear otra', no: 'Dejar esta' }))
      await ask({ what: 'make', replaces: token ?? null });
  };
  const revoke = async () => {
    const words = '¿Borrás la dirección? Tu calendario deja de recibir tus fechas.';
    if (await askConfirm(words, { yes: 'Borrar', no: 'Dejarla' })) await ask({ what: 'revoke' });
  };
  return (
    <Dialog open={open} onClose={onClose} title="Tus fechas en tu calendario">
      <div className={styles.calendar}>
        <p>
          Tus lugares, tus avisos y los eventos que te gustan aparecen en el calendario de tu teléfono, y se
          mueven si cambian de fecha.
        </p>
        <p className="soft">
          La dirección es secreta: quien la tenga ve tus fechas. Si cambiás tu contraseña, deja de andar.
        </p>
        <FieldError error={error} />
        {token ? (
          <>
            <Subscribe path={ownCalendarPath(token)} isOpen />
            <DialogActions>
              <Button kind="ghost" disabled={busy} onClick={() => void revoke()}>
                Borrarla
              </Button>
              <Button kind="secondary" busy={busy} busyText="Guardando…" onClick={() => void replace()}>
                Crear otra
              </Button>
            </DialogActions>
          </>
        ) : token === null ? (
          <DialogActions>
            <Button
              busy={busy}
              busyText="Guardando…"
              onClick={() => void ask({ what: 'make', replaces: null })}
            >
              Crear mi dirección
            </Button>
          </DialogActions>
        ) : error ? (
          <Button kind="secondary" busy={busy} onClick={() => void ask({ what: 'show' })}>
            Probar de nuevo
          </Button>
        ) : (
          <p role="status">Mirando…</p>
        )}
      </div>
    </Dialog>
  );
}
