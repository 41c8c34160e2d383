import { httpFunction } from '../http/http-function.ts';
import { httpOptions } from '../process/options.ts';
import { forSites } from '../releases/live.ts';
import { createGate } from './gate.ts';

const handlerFor = forSites(createGate);

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = httpFunction('gate', httpOptions, (request, response) =>
  handlerFor(request)(request, response),
);
