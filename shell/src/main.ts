import { FAILURE_EVENT } from 'domain/site/start';
import 'kit/styles/tokens.css';
import 'kit/styles/base.css';

// By itself, so that the entry is small, has the page's style sheet alone, and can tell that the start could not be fetched.
import('./bootstrap.tsx').catch((error: unknown) => {
  dispatchEvent(new Event(FAILURE_EVENT));
  throw error;
});
