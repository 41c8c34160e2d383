import { messages } from '@vidriera/domain/messages/messages';
import { callable, uidOf } from '../../base/http/callable.ts';
import { calendarReaderOptions } from '../../base/process/options.ts';
import { type CalendarAnswer, readCalendar as readAddress } from './read-calendar.ts';
import { answering } from './reading.ts';

const answer = answering('readCalendar', {
  most: 20,
  field: 'direccion',
  message: messages.post.calendarNotPublic,
});

/** Callable `readCalendar`: see domain/api/callables-schema. */
export const readCalendar = callable(calendarReaderOptions, async (request): Promise<CalendarAnswer> => {
  const uid = uidOf(request);
  const read = await answer(uid, request.data, ({ direccion }) => readAddress(direccion));
  return read ?? { ics: null, why: 'down' };
});
