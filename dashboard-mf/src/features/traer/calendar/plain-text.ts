const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Calendars write descriptions as HTML, too. */
export const plainText = (text: string): string =>
  (/<(?:br|p|a|b|i|u|ul|ol|li|div|span)\b/i.test(text)
    ? text
        .replace(/<br\s*\/?>|<\/(?:p|div|li)>/gi, '\n')
        .replace(/<[^<>]*>/g, '') // without `<`: its time would grow with the square of a text of `<`
        .replace(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => SIGNS[name] ?? '')
    : text
  ).trim();
