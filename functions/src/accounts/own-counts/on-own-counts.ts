import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { callableOptions } from '../../base/process/options.ts';
import { ownCounts as count } from './own-counts.ts';

/** Callable `ownCounts`: see domain/api/callables-schema. */
export const ownCounts = define('ownCounts', callableOptions, {
  only: {
    who: 'session',
    limits: ['ownCounts'],
    even: 'suspended',
    answer: ({ uid, input }) => count(services(), uid, input),
  },
});
