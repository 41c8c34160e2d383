import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { emailSchema } from './email-schema.ts';

it.each([
  ['', messages.signup.missingEmail],
  ['ana@', messages.signup.invalidEmail],
])('says of «%s» what is the matter with it, and nothing else', (text, words) => {
  expect(emailSchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([words]);
});
