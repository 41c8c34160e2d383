/** '18:00', '20:00' → '18–20 h'; '18:30', '20:00' → '18:30–20 h'; `null` without any. */
export function hourSpan(start: string | null, end: string | null): string | null {
  const short = (hora: string) => hora.replace(/^0|:00$/g, '');
  if (start && end) return `${short(start)}–${short(end)} h`;
  if (start) return `desde las ${short(start)} h`;
  return end && `hasta las ${short(end)} h`;
}
