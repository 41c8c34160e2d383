import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { readInTime } from '@vidriera/domain/reading-limit';
import type { Dia } from '@vidriera/domain/values/fecha';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';

export type Attending = Extract<Output<'seats'>, { what: 'attending' }>;
export type AttendingData = Attending & { id: ItemId; fecha: Dia; now: LocalTime };

/** Loader of `/quienes-van/{id}?fecha=`; the next date by default. @throws Failure 'not-found' | … */
export async function load({ params, request }: LoaderFunctionArgs): Promise<AttendingData> {
  const id = itemIdSchema.safeParse(params.id);
  if (!id.success) throw new Failure('not-found', messages.detail.notLoaded.evento, { status: 404 });
  const time = now();
  const today = agendaDay(time);
  const requestedDate = diaWireSchema.safeParse(new URL(request.url).searchParams.get('fecha')).data;
  const ask = (fecha: Dia) => readInTime(askSeats({ what: 'attending', evento: id.data, fecha }));
  const first = await ask(requestedDate ?? today);
  const next =
    requestedDate || first.parties.length > 0 ? null : first.dates.find((fecha) => fecha !== today);
  if (!next) return { ...first, id: id.data, fecha: requestedDate ?? today, now: time };
  return { ...(await ask(next)), id: id.data, fecha: next, now: time };
}
