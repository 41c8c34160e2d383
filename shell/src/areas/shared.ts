import * as router from 'kit/router';
import * as session from 'kit/session';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** The modules of which a page has one copy, under the names of kit/vite/shared.ts: what the shell hands to its areas. */
export const shared = {
  react,
  'react-dom': reactDom,
  'kit/router': router,
  'kit/session': session,
};
