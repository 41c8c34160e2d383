import { messages } from '@vidriera/domain/messages/messages';
import { getsMail, type MailSetting } from '@vidriera/domain/usuario/mail-settings-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Stops notices of events and promos. People change it by a letter's link alone. */
const EVENT_MAIL = 'eventMail';

/** Letters that people stop: the person's field, and the words of the page behind the last link. */
export const SUBSCRIPTIONS = {
  'event-mail': { field: EVENT_MAIL, words: messages.stopPages.events },
  'figures-mail': { field: 'figuresMail', words: messages.stopPages.figures },
  'digest-mail': { field: 'digestMail', words: messages.stopPages.digest },
  'reminder-mail': { field: 'reminderMail', words: messages.stopPages.reminders },
  'reminder-soon-mail': { field: 'reminderSoonMail', words: messages.stopPages.soon },
} as const satisfies Record<string, { field: MailSetting | typeof EVENT_MAIL; words: object }>;
export type Subscription = keyof typeof SUBSCRIPTIONS;

/** Whether a person gets these letters. */
export function isSubscribed(person: DocumentSnapshot, to: Subscription): boolean {
  const { field } = SUBSCRIPTIONS[to];
  return field === EVENT_MAIL ? person.get(field) !== false : getsMail(person.data(), field);
}
