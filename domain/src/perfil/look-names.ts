/** The looks of a creator's window. `looks.ts` has the colours, which public pages don't need: a sheet has them there. */
export const LOOK_NAMES = [
  'bodegon',
  'vinilo',
  'terraza',
  'feria',
  'rio',
  'jacaranda',
  'ladrillo',
  'neon',
] as const;
export type LookName = (typeof LOOK_NAMES)[number];
