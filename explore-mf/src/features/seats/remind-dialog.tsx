import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { whenText } from '@vidriera/kit/seats/seat-words';
import { Dialog, DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { now } from '@vidriera/kit/words/format';
import { useEffect } from 'react';
import { CodeWay } from '../member/code-way.tsx';
import { ConfirmFirst } from '../member/confirm-first.tsx';
import { useAsking } from '../member/use-asking.ts';
import styles from './seats.module.css';
import { useFocusOnChange } from './use-focus-on-change.ts';

interface RemindDialogProps {
  open: boolean;
  onClose: () => void;
  id: ItemId;
  titulo: string;
  fecha: string;
}
/** When the letter leaves; `null` for none. */
type ReminderState = { at: string | null };

const remind = async (evento: ItemId, fecha: string): Promise<ReminderState> =>
  askSeats({ what: 'remind', evento, fecha });

async function unremind(evento: ItemId, fecha: string): Promise<ReminderState> {
  await askSeats({ what: 'unremind', evento, fecha });
  return { at: null };
}

/** Asks for a letter before the date as it opens, and takes that back. First asks for a missing account or mail confirmation. */
export default function RemindDialog({ open, onClose, id, titulo, fecha }: RemindDialogProps) {
  const { value, problem, busy, run, begin, again } = useAsking<ReminderState>();
  useEffect(() => {
    if (open) return begin(() => remind(id, fecha));
  }, [open, id, fecha, begin]);
  const text =
    value && (value.at ? `Te avisamos por mail: ${whenText(value.at, now())}.` : 'No te avisamos.');
  const standing = useFocusOnChange<HTMLParagraphElement>(text ?? '');
  const failure = problem?.step === 'failed' ? problem.failure : null;
  return (
    <Dialog open={open} onClose={onClose} title="Avisame">
      <div className={styles.seats}>
        <p>
          <strong className={styles.what}>{titulo}</strong>
        </p>
        {problem?.step === 'account' ? (
          <>
            <p>
              Decinos quién sos y te mandamos un código por mail. Te avisamos antes de la fecha. Es gratis.
            </p>
            <CodeWay item={{ tipo: 'evento', id, titulo }} act="remind" onEntered={() => void again()} />
          </>
        ) : problem?.step === 'mail' ? (
          <ConfirmFirst {...problem} why="Para que te avisemos" again={again} />
        ) : value ? (
          <>
            <p ref={standing} tabIndex={-1} role="status" className={styles.standing}>
              <b>{text}</b>
              {value.at ? <span>Si cambia la hora o el día, el aviso cambia con la fecha.</span> : null}
            </p>
            <FieldError error={failure?.message} />
            <DialogActions>
              <Button
                kind="secondary"
                busy={busy}
                busyText="Guardando…"
                onClick={() => void run(() => (value.at ? unremind : remind)(id, fecha))}
              >
                {value.at ? 'No me avises' : 'Avisame'}
              </Button>
              <Button onClick={onClose}>Listo</Button>
            </DialogActions>
          </>
        ) : failure ? (
          <>
            <FieldError error={failure.message} />
            <Button kind="secondary" busy={busy} busyText="Guardando…" onClick={() => void again()}>
              Probar de nuevo
            </Button>
          </>
        ) : (
          <p role="status">Guardando…</p>
        )}
      </div>
    </Dialog>
  );
}
