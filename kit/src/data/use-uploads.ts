import { useEffect, useReducer, useState } from 'react';
import { type UploadPolicy, UploadQueue } from './uploads.ts';

/**
 * An `UploadQueue` of this component: stopped when it is gone, and drawn anew with every change that is shown.
 * @param policy as first given, and `isShown` too
 */
export function useUploads(policy: Omit<UploadPolicy, 'onChange'>, isShown = () => true): UploadQueue {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [queue] = useState(() => new UploadQueue({ ...policy, onChange: () => isShown() && draw() }));
  useEffect(() => queue.stop, [queue]);
  return queue;
}
