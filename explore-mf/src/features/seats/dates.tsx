import { MAX_SEATS } from 'domain/seats/limits';
import type { SeatDate } from 'domain/seats/wire-schema';
import { agendaDay } from 'domain/values/local-time';
import { askConfirm } from 'kit/dialogs';
import type { Failure } from 'kit/failure';
import { now } from 'kit/format';
import { leaveWords, seatsText, shortWhen, standingText, whenText } from 'kit/seat-words';
import { Button } from 'kit/ui/button';
import { ChipGroup } from 'kit/ui/chip-group';
import { DialogActions } from 'kit/ui/dialog';
import { FieldError } from 'kit/ui/field-error';
import { useEffect, useRef, useState } from 'react';
import styles from './seats.module.css';

interface DatesProps {
  dates: readonly SeatDate[];
  busy: boolean;
  failure: Failure | null;
  onGo: (fecha: string, lugares: number) => Promise<void>;
  onLeave: (fecha: string) => Promise<void>;
}

/** Which date, where there are several, and what one is down for of it. It opens on the date one is down for, else on the first with seats. */
export function Dates({ dates, ...rest }: DatesProps) {
  const first = dates.find(({ mine }) => mine) ?? dates.find(({ libres }) => libres) ?? dates[0];
  const [fecha, setFecha] = useState(first?.fecha);
  const date = dates.find((one) => one.fecha === fecha) ?? dates[0];
  const today = agendaDay(now());
  if (!date) return <p role="status">Ya no quedan fechas para anotarse.</p>;
  return (
    <>
      {dates.length === 1 ? (
        <p>{whenText(date.empieza, today)}</p>
      ) : (
        <ChipGroup
          legend="Qué fecha"
          type="radio"
          name="fecha"
          options={dates.map((one) => ({ value: one.fecha, label: labelOf(one, today) }))}
          chosen={date.fecha}
          disabled={rest.busy}
          onChange={({ currentTarget }) => setFecha(currentTarget.value)}
        />
      )}
      <OneDate key={date.fecha} date={date} {...rest} />
    </>
  );
}

const labelOf = ({ empieza, mine }: SeatDate, today: string): string =>
  shortWhen(empieza, today) + (mine ? ` · ${mine.tiene > 0 ? 'vas' : 'en espera'}` : '');

const AMOUNTS = Array.from({ length: MAX_SEATS }, (_, index) => String(index + 1));

function OneDate({ date, busy, failure, onGo, onLeave }: Omit<DatesProps, 'dates'> & { date: SeatDate }) {
  const { fecha, libres, mine } = date;
  const [amount, setAmount] = useState(String(mine?.lugares ?? 1));
  const standing = useStandingFocus(mine ? standingText(mine) : '');
  const lugares = Number(amount);
  const goes = mine !== null && mine.tiene > 0;
  const leaving = leaveWords(goes);

  const leave = async () => {
    const words = goes
      ? `¿Dejás ${mine.tiene === 1 ? 'tu lugar' : `tus ${mine.tiene} lugares`}? Si alguien espera, pasan a esa persona.`
      : '¿Salís de la lista de espera? Perdés tu turno.';
    if (await askConfirm(words, leaving)) await onLeave(fecha);
  };

  return (
    <>
      {mine ? (
        <div ref={standing} tabIndex={-1} role="status" className={styles.standing} data-estado={mine.estado}>
          <b>{standingText(mine)}</b>
          <span>
            {mine.estado === 'va' ? 'Si no podés ir, avisá acá: otra persona aprovecha el lugar.' : WAITING}
          </span>
        </div>
      ) : libres ? null : (
        <p className={styles.standing} data-estado="espera">
          <b>No quedan lugares</b>
          <span>Sumate a la lista de espera. {WAITING}</span>
        </p>
      )}
      <ChipGroup
        legend="Cuántos lugares"
        type="radio"
        name="lugares"
        options={AMOUNTS.map((value) => ({ value, label: value }))}
        chosen={amount}
        disabled={busy}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <FieldError error={failure?.message} />
      <DialogActions>
        {mine ? (
          <Button kind="secondary" disabled={busy} onClick={() => void leave()}>
            {leaving.yes}
          </Button>
        ) : null}
        {mine?.lugares === lugares ? null : (
          <Button busy={busy} busyText="Guardando…" onClick={() => void onGo(fecha, lugares)}>
            {mine ? `Cambiar a ${seatsText(lugares)}` : libres ? 'Voy' : 'Sumarme a la lista'}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

const WAITING = 'Si se liberan lugares, son tuyos y te avisamos.';

/** The button that was pressed goes with what it did: the focus goes to what came of it. */
function useStandingFocus(words: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(words);
  useEffect(() => {
    if (before.current !== words) element.current?.focus();
    before.current = words;
  }, [words]);
  return element;
}
