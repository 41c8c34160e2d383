import { DEMO_OPERATOR } from '../src/site/demo-operator.ts';
import type { SiteFacts } from '../src/site/operator.ts';
import { factsOf } from '../src/site/operator-schema.ts';

/** The demonstration's facts. */
export const DEMO_FACTS: SiteFacts = factsOf(DEMO_OPERATOR, 'https://vidriera.ar');
