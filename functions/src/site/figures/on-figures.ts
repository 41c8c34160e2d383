import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { figuresOptions } from '../../base/process/options.ts';
import { createCounting } from './counting.ts';

/** HTTP function at `/api/visitas`: counts views and presses. */
export const figures = httpFunction('figures', figuresOptions, createCounting(services()));
