import type { Failure } from '@vidriera/domain/failure';
import { maxSeats } from '@vidriera/domain/seats/limits';
import { type Answer, problemOf, type Question } from '@vidriera/domain/seats/questions-schema';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { leaveWords, leftText, seatsText, standingText } from '@vidriera/kit/seats/seat-words';
import { DialogActions } from '@vidriera/kit/ui/dialogs/dialog';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { useState } from 'react';
import { GuestQuestions } from './guest-questions.tsx';
import styles from './seats.module.css';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { WaitQuestion } from './wait-question.tsx';

/** A request for more seats than are free. */
export interface TooFew {
  fecha: string;
  asked: number;
}

/** Seats of a date that a person asks for. */
export interface WantedSeats extends TooFew {
  acceptsWait: boolean;
}

export interface OneDateProps {
  date: SeatDate;
  tooFew: TooFew | null;
  busy: boolean;
  failure: Failure | null;
  questions: readonly Question[];
  onGo: (wanted: WantedSeats, answers: readonly Answer[]) => Promise<void>;
  onLeave: (fecha: string) => Promise<void>;
}

/** A date: free seats, the person's seats, and buttons to change them. */
export function OneDate({ date, tooFew, busy, failure, questions, onGo, onLeave }: OneDateProps) {
  const { fecha, free, aforo, mine, answers: known = [] } = date;
  const [answers, setAnswers] = useState<readonly Answer[]>(known);
  const [showsMissing, setShowsMissing] = useState(false);
  const [amount, setAmount] = useState(String(mine?.asked ?? 1));
  const [wantsMore, setWantsMore] = useState(false);
  const [answered, setAnswered] = useState<TooFew | null>(null);
  const [pressed, setPressed] = useState<TooFew | null>(null);
  const standing = useFocusOnChange<HTMLDivElement>(mine ? standingText(mine) : '');
  const goes = mine !== null && mine.held > 0;
  const leaving = leaveWords(goes);
  const isFull = free === 0 && !mine;
  const most = Math.max(maxSeats(aforo), mine?.asked ?? 1);
  const available = Math.min(most, free + (mine?.held ?? 0));
  const offered = isFull || wantsMore ? most : Math.max(available, mine?.asked ?? 1);
  const asked = Math.min(Number(amount), offered);

  const leave = async () => {
    const words = goes
      ? `¿Dejás ${mine.held === 1 ? 'tu lugar' : `tus ${mine.held} lugares`}? Si alguien espera, pasan a esa persona.`
      : '¿Salís de la lista de espera? Perdés tu turno.';
    if (await askConfirm(words, leaving)) await onLeave(fecha);
  };

  /** From the known free seats, or from the server if another person took seats first. */
  const question = [pressed, tooFew].find(
    (warning) => warning && warning !== answered && warning.asked > available,
  );
  const hasAgreed = isFull || (mine?.state === 'waiting' && asked < mine.asked);
  const given = answers
    .map(({ question, answer }) => ({ question, answer: answer.trim() }))
    .filter(({ question, answer }) => answer && questions.some(({ text }) => text === question));
  const send = (amount: number, acceptsWait: boolean) => onGo({ fecha, asked: amount, acceptsWait }, given);
  const go = () => {
    const isMissing = problemOf(questions, given) === 'missing';
    setShowsMissing(isMissing);
    if (isMissing) return;
    if (asked > available && !hasAgreed) setPressed({ fecha, asked });
    else void send(asked, isFull);
  };
  const isOther = questions.some(({ text }) => answerTo(answers, text) !== answerTo(known, text));

  const close = () => {
    setPressed(null);
    setAnswered(tooFew);
  };

  if (question)
    return (
      <WaitQuestion
        wanted={question.asked}
        available={available}
        has={mine?.held ?? 0}
        busy={busy}
        failure={failure}
        onTake={async () => {
          setAmount(String(available));
          await send(available, false);
          close();
        }}
        onWait={async () => {
          await send(question.asked, true);
          close();
        }}
        onBack={() => {
          setAmount(String(mine?.asked ?? 1));
          close();
        }}
      />
    );
  return (
    <>
      {mine ? (
        <div ref={standing} tabIndex={-1} role="status" className={styles.standing} data-state={mine.state}>
          <b>{standingText(mine)}</b>
          <span>
            {mine.state === 'going' ? 'Si no podés ir, avisá acá: otra persona aprovecha el lugar.' : WAITING}
          </span>
        </div>
      ) : null}
      {isFull ? (
        <p className={styles.standing} data-state="waiting">
          <b>{leftText(free, aforo)}</b>
          <span>Sumate a la lista de espera. {WAITING}</span>
        </p>
      ) : (
        <p className="soft">{leftText(free, aforo)}</p>
      )}
      <ChipGroup
        legend="Cuántos lugares"
        type="radio"
        name="asked"
        options={Array.from({ length: offered }, (_, index) => ({
          value: `${index + 1}`,
          label: `${index + 1}`,
        }))}
        chosen={String(asked)}
        disabled={busy}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      {offered < most ? (
        <Button kind="ghost" disabled={busy} onClick={() => setWantsMore(true)}>
          Necesito más lugares
        </Button>
      ) : wantsMore && available < most ? (
        <p role="status" className="soft">
          Si pedís más de {available}, te preguntamos si querés esperar.
        </p>
      ) : null}
      <GuestQuestions
        questions={questions}
        answers={answers}
        showsMissing={showsMissing}
        disabled={busy}
        onChange={setAnswers}
      />
      <FieldError error={failure?.message} />
      <DialogActions>
        {mine ? (
          <Button kind="secondary" disabled={busy} onClick={() => void leave()}>
            {leaving.yes}
          </Button>
        ) : null}
        {mine?.asked === asked && !isOther ? null : (
          <Button busy={busy} busyText="Guardando…" onClick={go}>
            {mine?.asked === asked
              ? 'Guardar mis respuestas'
              : mine
                ? `Cambiar a ${seatsText(asked)}`
                : isFull
                  ? 'Sumarme a la lista'
                  : 'Voy'}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const answerTo = (answers: readonly Answer[], text: string): string =>
  answers.find(({ question }) => question === text)?.answer.trim() ?? '';

const WAITING = 'Si te toca un lugar, te lo guardamos y te avisamos.';
