import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { emailSchema } from './email-schema.ts';

it.each([
  ['', messages.signup.missingEmail],
  ['ana@', messages.signup.invalidEmail],
])('reports only the fault of «%s»', (text, words) => {
  expect(emailSchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([words]);
});
