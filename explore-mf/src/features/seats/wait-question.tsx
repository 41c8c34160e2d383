import type { Failure } from '@vidriera/domain/failure';
import { seatsText } from '@vidriera/kit/seats/seat-words';
import { DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { useEffect, useRef } from 'react';
import styles from './seats.module.css';

interface WaitQuestionProps {
  wanted: number;
  /** Seats that the person can have now, including theirs. */
  available: number;
  has: number;
  busy: boolean;
  failure: Failure | null;
  onTake: () => Promise<void>;
  onWait: () => Promise<void>;
  onBack: () => void;
}

/** Too few seats are free: asks whether to take those or to wait. Nobody joins the waiting list without a press. */
export function WaitQuestion({ wanted, available, has, busy, failure, ...on }: WaitQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const canTake = available > has && available < wanted;
  return (
    <>
      <p ref={question} tabIndex={-1} role="status" className={styles.standing} data-state="waiting">
        <b>{questionText({ wanted, available, has })}</b>
      </p>
      <FieldError error={failure?.message} />
      <DialogActions>
        {canTake ? (
          <Button busy={busy} busyText="Guardando…" onClick={() => void on.onTake()}>
            Pedir {available}
          </Button>
        ) : (
          <Button kind="secondary" disabled={busy} onClick={on.onBack}>
            {has > 0 ? 'Me quedo así' : 'Ahora no'}
          </Button>
        )}
        <Button
          kind={canTake ? 'secondary' : 'primary'}
          busy={busy}
          busyText="Guardando…"
          onClick={() => void on.onWait()}
        >
          {available > 0 ? `Esperar a que haya ${wanted}` : 'Sumarme a la lista'}
        </Button>
      </DialogActions>
    </>
  );
}

/** 'Queda 1 lugar. ¿Pedís 1, o esperás a que haya 2?' */
function questionText({
  wanted,
  available,
  has,
}: Pick<WaitQuestionProps, 'wanted' | 'available' | 'has'>): string {
  if (available === 0) return `Ya no quedan lugares. ¿Te sumás a la lista de espera por ${wanted}?`;
  if (available === has) return `No quedan más lugares. ¿Esperás a que haya ${wanted}?`;
  const free = available - has;
  const left = `${free === 1 ? 'Queda' : 'Quedan'} ${seatsText(free)}${has > 0 ? ' más' : ''}.`;
  return `${left} ¿Pedís ${available}, o esperás a que haya ${wanted}?`;
}
