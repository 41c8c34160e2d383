import * as router from '@vidriera/router';
import * as session from '@vidriera/session';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** The modules of which a page has one copy, under the names of runtime/contract/shared.ts: what the shell hands to its areas. */
export const shared = {
  react,
  'react-dom': reactDom,
  '@vidriera/router': router,
  '@vidriera/session': session,
};
