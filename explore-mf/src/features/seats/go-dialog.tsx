import { Failure, failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Answer, Question } from '@vidriera/domain/seats/questions-schema';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { leftText, shortWhen } from '@vidriera/kit/seats/seat-words';
import { Dialog } from '@vidriera/kit/ui/dialogs/dialog';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { now } from '@vidriera/kit/words/format';
import { useCallback, useEffect, useState } from 'react';
import { CodeWay } from '../member/code-way.tsx';
import { ConfirmFirst } from '../member/confirm-first.tsx';
import { useAsking } from '../member/use-asking.ts';
import { Dates } from './dates.tsx';
import type { TooFew, WantedSeats } from './one-date.tsx';
import styles from './seats.module.css';

/** Shows visitors how many seats of each date are left. */
function LeftOfDates({ id }: { id: string }) {
  const [dates, setDates] = useState<readonly SeatDate[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let gone = false;
    askSeats({ what: 'dates', evento: id }).then(
      (read) => gone || setDates(read.dates),
      (caught) => gone || setProblem(failureOf(caught).message),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (problem) return <FieldError error={problem} />;
  if (!dates) return <p role="status">{messages.seats.reading}</p>;
  const today = now();
  return (
    <ul aria-label="Lugares que quedan">
      {dates.map(({ fecha, startsAt, free, aforo }) => (
        <li key={fecha}>
          {shortWhen(startsAt, today)}: <b>{leftText(free, aforo)}</b>
        </li>
      ))}
    </ul>
  );
}

interface GoDialogProps {
  open: boolean;
  onClose: () => void;
  id: ItemId;
  titulo: string;
  /** The page's date. */
  fecha: string | null;
  /** No seat of that date is free, as far as the page knows. */
  isFull: boolean;
}

interface Seats {
  dates: SeatDate[];
  /** The event's questions to its guests; missing from older functions. */
  questions?: Question[] | undefined;
  getsMail: boolean;
  tooFew?: TooFew;
  /** Why the last request was refused, though these could be read. */
  refused?: Failure;
}

/** Reads an event's dates with the person's seats. */
const readSeats = (evento: string, signal: AbortSignal): Promise<Seats> =>
  askSeats({ what: 'dates', evento }, signal);

/** Requests seats. If too few are free, or the person's number changed elsewhere, reads them again. */
async function goOrRead(
  known: Seats,
  { evento, wanted, answers }: { evento: string; wanted: WantedSeats; answers: readonly Answer[] },
  signal: AbortSignal,
): Promise<Seats> {
  const { fecha, asked } = wanted;
  try {
    const had = known.dates.find((date) => date.fecha === fecha)?.mine?.asked ?? 0;
    const { date, getsMail } = await askSeats({ what: 'go', evento, ...wanted, had });
    const refused = known.questions?.length ? await answerWith({ evento, fecha, answers }) : null;
    return {
      dates: known.dates.map((knownDate) =>
        knownDate.fecha === fecha ? { ...date, answers: refused ? date.answers : [...answers] } : knownDate,
      ),
      questions: known.questions,
      getsMail,
      ...(refused && { refused }),
    };
  } catch (caught) {
    if (isFailure(caught, 'changed')) return { ...(await readSeats(evento, signal)), refused: caught };
    if (!isFailure(caught, 'not-enough-seats')) throw caught;
    return { ...(await readSeats(evento, signal)), tooFew: { fecha, asked } };
  }
}

/** Saves the answers of somebody who has a seat now. @returns why they are not saved */
async function answerWith(saved: {
  evento: string;
  fecha: string;
  answers: readonly Answer[];
}): Promise<Failure | null> {
  try {
    await askSeats({ what: 'answer', ...saved, answers: [...saved.answers] });
    return null;
  } catch (caught) {
    logUnforeseen(caught);
    const { code, message } = failureOf(caught);
    return new Failure(code, messages.seats.notAnswered(message));
  }
}

/** Books, changes and cancels seats of an event. First asks for a missing account or mail confirmation. */
export default function GoDialog({ open, onClose, id, titulo, fecha, isFull }: GoDialogProps) {
  const { value: seats, problem, busy, run, begin, again } = useAsking<Seats>();
  useEffect(() => {
    if (open) return begin((_, signal) => readSeats(id, signal));
  }, [open, id, begin]);

  const go = useCallback(
    (wanted: WantedSeats, answers: readonly Answer[]) =>
      run((_, signal) =>
        goOrRead(seats ?? { dates: [], getsMail: true }, { evento: id, wanted, answers }, signal),
      ),
    [seats, id, run],
  );
  const leave = useCallback(
    (fecha: string) =>
      run(async (_, signal) => {
        await askSeats({ what: 'leave', evento: id, fecha });
        return readSeats(id, signal);
      }),
    [id, run],
  );

  const promise = isFull
    ? 'Te anotamos en la lista de espera y te avisamos si te toca un lugar.'
    : 'Te guardamos el lugar y te avisamos si algo cambia.';
  const failure = problem?.step === 'failed' ? problem.failure : (seats?.refused ?? null);
  return (
    <Dialog open={open} onClose={onClose} title="Tu lugar">
      <div className={styles.seats}>
        <p>
          <strong className={styles.what}>{titulo}</strong>
        </p>
        {problem?.step === 'account' ? (
          <>
            <LeftOfDates id={id} />
            <p>
              Decinos quién sos y te mandamos un código por mail. <span key={promise}>{promise}</span> Es
              gratis.
            </p>
            <CodeWay item={{ tipo: 'evento', id, titulo }} onEntered={() => void again()} />
          </>
        ) : problem?.step === 'mail' ? (
          <ConfirmFirst
            {...problem}
            why={isFull ? 'Para anotarte en la lista de espera' : 'Para guardarte el lugar'}
            again={again}
          />
        ) : seats ? (
          <>
            <Dates
              dates={seats.dates}
              shown={fecha}
              tooFew={seats.tooFew ?? null}
              busy={busy}
              failure={failure}
              questions={seats.questions ?? []}
              onGo={go}
              onLeave={leave}
            />
            {!seats.getsMail && seats.dates.some(({ mine }) => mine) && (
              <p role="status">{messages.seats.noMail}</p>
            )}
          </>
        ) : failure ? (
          <>
            <FieldError error={failure.message} />
            <Button kind="secondary" busy={busy} busyText="Mirando…" onClick={() => void again()}>
              Probar de nuevo
            </Button>
          </>
        ) : (
          <p role="status">{messages.seats.reading}</p>
        )}
      </div>
    </Dialog>
  );
}
