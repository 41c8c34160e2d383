/** The largest calendar that is read, by address or from a file. */
export const CALENDAR_BYTES = 2 * 1024 * 1024;

/** Whether a text is a calendar, after its mark and blanks. */
export const isCalendar = (text: string): boolean => /^[\uFEFF\s]*BEGIN:VCALENDAR/i.test(text);
