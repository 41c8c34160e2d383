import { failureOf } from '@vidriera/domain/failure';
import { useState } from 'react';
import { toast } from '../messages/toast.ts';

/** Runs a person's act: `isBusy` meanwhile, and a toast says why it failed. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (caught) {
      toast.error(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
