import type { SeatDate } from 'domain/seats/wire-schema';
import { askSeats } from 'kit/ask-seats';
import { AccountWays } from 'kit/ui/account-ways';
import { Button } from 'kit/ui/button';
import { Dialog } from 'kit/ui/dialog';
import { FieldError } from 'kit/ui/field-error';
import { wantItem } from 'kit/wanted-item';
import { useCallback, useEffect } from 'react';
import { ConfirmFirst } from '../member/confirm-first.tsx';
import { useAsking } from '../member/use-asking.ts';
import { Dates } from './dates.tsx';
import styles from './seats.module.css';

interface GoDialogProps {
  open: boolean;
  onClose: () => void;
  id: string;
  titulo: string;
}

/** The dates of an event, read when the window opens, and what one is down for of each. */
const readDates = async (evento: string): Promise<SeatDate[]> =>
  (await askSeats({ what: 'dates', evento })).dates;

/** Puts somebody down for seats of an event, or says what that needs first; changes that, and takes it back. */
export default function GoDialog({ open, onClose, id, titulo }: GoDialogProps) {
  const { value: dates, problem, busy, run, again, reset } = useAsking<SeatDate[]>();
  useEffect(() => {
    if (!open) return;
    reset();
    void run(() => readDates(id));
  }, [open, id, run, reset]);

  const go = useCallback(
    (fecha: string, lugares: number) =>
      run(async () => {
        const { date } = await askSeats({ what: 'go', evento: id, fecha, lugares });
        return (dates ?? []).map((one) => (one.fecha === fecha ? date : one));
      }),
    [dates, id, run],
  );
  const leave = useCallback(
    (fecha: string) =>
      run(async () => {
        await askSeats({ what: 'leave', evento: id, fecha });
        return readDates(id);
      }),
    [id, run],
  );

  const failure = problem?.step === 'failed' ? problem.failure : null;
  return (
    <Dialog open={open} onClose={onClose} title="Voy">
      <div className={styles.seats}>
        <p>
          <strong className={styles.what}>{titulo}</strong>
        </p>
        {problem?.step === 'account' ? (
          <>
            <p>Con una cuenta te guardamos el lugar y te avisamos si algo cambia. Es gratis.</p>
            <p className="soft">Apenas entres volvés a esta página y elegís cuántos lugares.</p>
            <AccountWays onTaken={() => wantItem(id)} />
          </>
        ) : problem?.step === 'mail' ? (
          <ConfirmFirst {...problem} why="Para guardarte el lugar" again={again} />
        ) : dates ? (
          <Dates dates={dates} busy={busy} failure={failure} onGo={go} onLeave={leave} />
        ) : failure ? (
          <>
            <FieldError error={failure.message} />
            <Button kind="secondary" busy={busy} busyText="Mirando…" onClick={() => void again()}>
              Probar de nuevo
            </Button>
          </>
        ) : (
          <p role="status">Mirando los lugares…</p>
        )}
      </div>
    </Dialog>
  );
}
