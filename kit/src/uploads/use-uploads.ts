import { useEffect, useReducer, useState } from 'react';
import { type UploadPolicy, UploadQueue } from './uploads.ts';

/**
 * Returns an `UploadQueue` that stops on unmount and re-renders on changes that are shown.
 * @param policy only the first one is used; likewise `isShown`
 */
export function useUploads(policy: Omit<UploadPolicy, 'onChange'>, isShown = () => true): UploadQueue {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [queue] = useState(() => new UploadQueue({ ...policy, onChange: () => isShown() && draw() }));
  useEffect(() => queue.stop, [queue]);
  return queue;
}
