import { services } from '../firestore/admin.ts';
import { httpFunction } from '../http/http-function.ts';
import { figuresOptions } from '../process/options.ts';
import { createCounting } from './counting.ts';

/** HTTP function at `/api/visitas`: counts views and presses. */
export const figures = httpFunction('figures', figuresOptions, createCounting(services()));
