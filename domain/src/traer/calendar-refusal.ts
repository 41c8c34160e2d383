/** Why an address gives no calendar. */
export const CALENDAR_REFUSALS = ['private', 'missing', 'down', 'slow', 'too-large', 'no-calendar'] as const;
export type CalendarRefusal = (typeof CALENDAR_REFUSALS)[number];
/** Why a chosen file gives no text. */
export type FileRefusal = 'too-large' | 'gone';
