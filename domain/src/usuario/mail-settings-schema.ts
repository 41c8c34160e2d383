import { z } from '../zod.ts';

/**
 * Letters that people start and stop themselves, as fields of the person, and whether they come without a choice: a creator's monthly
 * summary, reminders of a seat the evening before and two hours before, and the week's digest for those who follow somebody.
 */
export const MAIL_SETTINGS = {
  figuresMail: true,
  reminderMail: true,
  reminderSoonMail: false,
  digestMail: true,
} as const;
export type MailSetting = keyof typeof MAIL_SETTINGS;

/** Reads a setting of a stored `user` document. */
export function getsMail(user: unknown, setting: MailSetting): boolean {
  const stored = z.safeParse(z.record(z.string(), z.unknown()), user).data?.[setting];
  return typeof stored === 'boolean' ? stored : MAIL_SETTINGS[setting];
}
