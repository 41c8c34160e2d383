import * as router from '@vidriera/router';
import * as session from '@vidriera/session';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** The modules of which a page has one copy. The shell passes them to its areas, under the names of runtime/contract/shared-modules.ts. */
export const sharedModules = {
  react,
  'react-dom': reactDom,
  '@vidriera/router': router,
  '@vidriera/session': session,
};
