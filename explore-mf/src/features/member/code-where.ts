import type { ItemAction } from '@vidriera/kit/going/after-sign-in';

/** Returns what a code is asked for: a reload opens that dialog of the page again. @param path of the page */
export const codeWhere = (path: string, act: ItemAction['act']): string =>
  act === 'open' ? path : `${path}#${act}`;
