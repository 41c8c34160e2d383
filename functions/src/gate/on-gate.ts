import { forSites } from '../releases/live.ts';
import { httpFunction } from '../shared/http-function.ts';
import { httpOptions } from '../shared/options.ts';
import { createGate } from './gate.ts';

const handlerFor = forSites(createGate);

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = httpFunction('gate', httpOptions, (request, response) =>
  handlerFor(request)(request, response),
);
