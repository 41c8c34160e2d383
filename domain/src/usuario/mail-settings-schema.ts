import { z } from '../zod.ts';

/**
 * Letters that people stop and start again themselves, as fields of the person: a creator's monthly summary, and the evening before a date
 * with a seat. `false` stops them.
 */
export const MAIL_SETTINGS = ['figuresMail', 'reminderMail'] as const;
export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** Reads a setting of a stored `user` document. */
export const getsMail = (user: unknown, setting: MailSetting): boolean =>
  z.safeParse(z.record(z.string(), z.unknown()), user).data?.[setting] !== false;
