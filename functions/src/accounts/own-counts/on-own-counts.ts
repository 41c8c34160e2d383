import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { callableOptions } from '../../base/process/options.ts';
import { ownCounts as count } from './own-counts.ts';

/** Callable `ownCounts`: see domain/api/callables-schema. */
export const ownCounts = callable(callableOptions, async (request) => {
  const uid = uidOf(request);
  const input = inputOf('ownCounts', request.data);
  await limited('ownCounts', request);
  await throwIfGone(uid, 'ownCounts');
  return count(services(), uid, input);
});
