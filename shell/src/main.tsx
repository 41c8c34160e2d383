import { FAILURE_EVENT } from 'domain/site/start';
import 'kit/styles/tokens.css';
import 'kit/styles/base.css';

/**
 * The start in steps, between which the browser may paint and answer: on a slow phone, running React, the router and the shell for the first
 * time are a good part of a second.
 */
async function start(): Promise<void> {
  await import('react-dom/client');
  await pause();
  await import('kit/router');
  await pause();
  await import('./bootstrap.tsx');
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

start().catch((error: unknown) => {
  dispatchEvent(new Event(FAILURE_EVENT));
  throw error;
});
