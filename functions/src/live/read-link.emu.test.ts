import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { alive, call, newAccount } from '../testing/live.ts';

const READERS = [
  { name: 'readLink', field: 'enlace', message: messages.post.notPublic },
  { name: 'readPicture', field: 'imagen', message: messages.imagen.notPublic },
  { name: 'readCalendar', field: 'direccion', message: messages.post.calendarNotPublic },
] as const;

test.each(READERS)(
  '$name reads for signed-in people only, and nothing of the own network',
  async ({ name, field, message }) => {
    const me = await newAccount(`lee.${name.toLowerCase()}`);
    expect(await call(name, { [field]: `${alive.origin}/terms` }, me.token)).toMatchObject({
      status: 400,
      refusal: { code: 'invalid-data', message },
    });
    expect(await call(name, { [field]: 'no es un link' }, me.token)).toMatchObject({ status: 400 });
    expect(await call(name, { [field]: 'https://ejemplo.com/' })).toMatchObject({
      status: 401,
      refusal: { code: 'no-session' },
    });
  },
);
