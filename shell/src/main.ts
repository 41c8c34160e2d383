import { FAILURE_EVENT } from '@vidriera/domain/site/start';
import '@vidriera/kit/styles/tokens.css';
import '@vidriera/kit/styles/base.css';

/** Lets the page answer before what comes next. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// By themselves, so that the entry is small, has the page's style sheet alone, and can tell that the start could not be fetched. React runs in
// a task of its own: with the rest it would keep the page busy for twice as long at once.
import('react-dom/client')
  .then(pause)
  .then(() => import('./bootstrap.tsx'))
  .catch((error: unknown) => {
    dispatchEvent(new Event(FAILURE_EVENT));
    throw error;
  });
