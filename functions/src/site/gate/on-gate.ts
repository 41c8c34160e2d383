import { httpFunction } from '../../base/http/http-function.ts';
import { httpOptions } from '../../base/process/options.ts';
import { forSites } from '../releases/live.ts';
import { createGate } from './gate.ts';

const handlerFor = forSites(createGate);

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = httpFunction('gate', httpOptions, (request, response) =>
  handlerFor(request)(request, response),
);
