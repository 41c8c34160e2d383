import { useBlocker } from '@vidriera/router';
import { type RefObject, useEffect } from 'react';
import { askConfirm } from './dialogs.ts';
import { isLeaving } from './leaving.ts';

interface Options {
  dirty: boolean;
  /** True from the moment it was saved: the next navigation is the form's own. */
  saved: RefObject<boolean>;
  /** What would be lost, in words. */
  question: string;
  /** Whether the browser too asks before the page is closed: for what no draft keeps. */
  notify: boolean;
}

/**
 * Asks before the screen is left with something unsaved. Whoever signs out or deletes the account passes
 * (`LEAVING`): that was asked already.
 */
export function useLeaving({ dirty, saved, question, notify }: Options): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !saved.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !isLeaving(nextLocation.state),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askConfirm(question, { yes: 'Salir', no: 'Seguir editando' }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, question]);

  useEffect(() => {
    if (!notify) return;
    const onClose = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault();
    };
    addEventListener('beforeunload', onClose);
    return () => removeEventListener('beforeunload', onClose);
  }, [notify, saved]);
}
