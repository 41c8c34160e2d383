import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { renameInput } from './wire-schema.ts';

it.each([
  ['vidriera', messages.username.reserved],
  ['Moderar', messages.username.reserved],
  ['ana.oficial', messages.username.ofVidriera],
  ['foto.jpg', messages.username.file],
])('renameInput: a change refuses %s, as a sign-up does', (username, message) => {
  const { error } = renameInput.safeParse({ what: 'change', username });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
