import { read } from '@vidriera/session/local-storage';

/** Session storage key: one request for a code in each tab. */
export const CODE_KEY = 'vidriera.codigo';

/** Whether this page asked for a code before it was reloaded. Unparsed: public pages have no zod yet. @param where its path */
export const isCodeAsked = (where: string): boolean =>
  read(CODE_KEY, 'sessionStorage')?.includes(JSON.stringify(where)) ?? false;
