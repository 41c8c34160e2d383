import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { shortWhen, whenText } from '@vidriera/kit/seats/seat-words';
import { ChipGroup } from '@vidriera/kit/ui/form/chip-group';
import { longDay, now } from '@vidriera/kit/words/format';
import { useState } from 'react';
import { OneDate, type OneDateProps } from './one-date.tsx';

interface DatesProps extends Omit<OneDateProps, 'date'> {
  dates: readonly SeatDate[];
  /** The page's date. */
  shown: string | null;
}

/** Chooses one of several dates. Starts with the person's date, else the page's; any other needs a press. */
export function Dates({ dates, shown, tooFew, ...rest }: DatesProps) {
  const [fecha, setFecha] = useState(dates.find(({ mine }) => mine)?.fecha ?? shown);
  const date = dates.find((option) => option.fecha === fecha);
  const today = now();
  if (dates.length === 0) return <p role="status">Ya no quedan fechas para anotarse.</p>;
  return (
    <>
      {date ? null : (
        <p role="status">
          {fecha ? `${longDay(fecha, today)}: ` : ''}ya no se piden lugares. Elegí otra fecha.
        </p>
      )}
      {date && dates.length === 1 ? (
        <p>{whenText(date.startsAt, today)}</p>
      ) : (
        <ChipGroup
          legend="Qué fecha"
          type="radio"
          name="fecha"
          options={dates.map((option) => ({ value: option.fecha, label: labelOf(option, today) }))}
          chosen={date?.fecha ?? ''}
          disabled={rest.busy}
          onChange={({ currentTarget }) => setFecha(currentTarget.value)}
        />
      )}
      {date ? (
        <OneDate
          key={date.fecha}
          date={date}
          tooFew={tooFew?.fecha === date.fecha ? tooFew : null}
          {...rest}
        />
      ) : null}
    </>
  );
}

const labelOf = ({ startsAt, mine, free }: SeatDate, today: string): string =>
  shortWhen(startsAt, today) +
  (mine ? ` · ${mine.held > 0 ? 'vas' : 'en espera'}` : free === 0 ? ' · sin lugares' : '');
