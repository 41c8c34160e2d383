import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { agendaDay } from '@vidriera/domain/values/local-time';
import { now } from '@vidriera/kit/format';
import { shortWhen, whenText } from '@vidriera/kit/seat-words';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { useState } from 'react';
import { OneDate, type OneDateProps } from './one-date.tsx';

interface DatesProps extends Omit<OneDateProps, 'date'> {
  dates: readonly SeatDate[];
}

/** Chooses one of several dates. Starts with the person's date, or the first with free seats. */
export function Dates({ dates, tooFew, ...rest }: DatesProps) {
  const first = dates.find(({ mine }) => mine) ?? dates.find(({ free }) => free > 0) ?? dates[0];
  const [fecha, setFecha] = useState(first?.fecha);
  const date = dates.find((one) => one.fecha === fecha) ?? dates[0];
  const today = agendaDay(now());
  if (!date) return <p role="status">Ya no quedan fechas para anotarse.</p>;
  return (
    <>
      {dates.length === 1 ? (
        <p>{whenText(date.startsAt, today)}</p>
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
      <OneDate key={date.fecha} date={date} tooFew={tooFew?.fecha === date.fecha ? tooFew : null} {...rest} />
    </>
  );
}

const labelOf = ({ startsAt, mine, free }: SeatDate, today: string): string =>
  shortWhen(startsAt, today) +
  (mine ? ` · ${mine.held > 0 ? 'vas' : 'en espera'}` : free === 0 ? ' · sin lugares' : '');
