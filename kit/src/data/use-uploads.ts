import { useEffect, useReducer, useState } from 'react';
import { type UploadPolicy, UploadQueue } from './uploads.ts';

/** An `UploadQueue` of this component: drawn anew with every change, stopped when it is gone. @param policy as first given */
export function useUploads(policy: Omit<UploadPolicy, 'onChange'>): UploadQueue {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [queue] = useState(() => new UploadQueue({ ...policy, onChange: draw }));
  useEffect(() => queue.stop, [queue]);
  return queue;
}
