/** What is counted: views of a profile and of an item, and presses. */
export const KINDS = [
  'profile',
  'item',
  'link',
  'whatsapp',
  'reservation',
  'directions',
  'share',
  'calendar',
  'copy',
] as const;
export type Kind = (typeof KINDS)[number];

export const VIEWS: readonly Kind[] = ['profile', 'item'];
export const PRESSES: readonly Kind[] = KINDS.filter((kind) => !VIEWS.includes(kind));

/** Where a visit came from. `site`: from another page of Vidriera; `none`: nothing says it. */
export const SOURCES = [
  'share',
  'qr',
  'instagram',
  'facebook',
  'tiktok',
  'google',
  'site',
  'other',
  'none',
] as const;
export type Source = (typeof SOURCES)[number];
