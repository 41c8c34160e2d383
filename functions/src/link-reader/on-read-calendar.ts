import { messages } from '@vidriera/domain/messages/messages';
import { callable, uidOf } from '../http/callable.ts';
import { linkReaderOptions } from '../process/options.ts';
import { readCalendar as read } from './read-calendar.ts';
import { answering } from './reading.ts';

const answer = answering('readCalendar', {
  most: 20,
  field: 'direccion',
  message: messages.post.calendarNotPublic,
});

/** Callable `readCalendar`: see domain/api/callables-schema. */
export const readCalendar = callable(linkReaderOptions, async (request) => {
  const uid = uidOf(request);
  return { ics: await answer(uid, request.data, ({ direccion }) => read(direccion)) };
});
