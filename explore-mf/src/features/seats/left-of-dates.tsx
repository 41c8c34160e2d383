import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { SeatDate } from '@vidriera/domain/seats/wire-schema';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { leftText, shortWhen } from '@vidriera/kit/seats/seat-words';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { now } from '@vidriera/kit/words/format';
import { useEffect, useState } from 'react';

/** Shows visitors how many seats of each date are left. */
export function LeftOfDates({ id }: { id: string }) {
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
