import { useBlocker } from '@vidriera/router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { askConfirm } from '../messages/dialogs.ts';
import { isLeaving } from './leaving.ts';

interface Options {
  dirty: boolean;
  /** True from saving on: the next navigation is the form's own. */
  saved: RefObject<boolean>;
  question: string;
  /** Whether the browser also asks before the page closes: for what no draft stores. */
  notify: boolean;
}

/** Asks before a screen with unsaved changes is left. Signing out and deleting the account (`LEAVING`) have asked already. */
export function useLeaving({ dirty, saved, question, notify }: Options): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !saved.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !isLeaving(nextLocation.state),
  );

  // A second press of Back meets the open question. The answer is for the last press.
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  });
  const isAsking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void askConfirm(question, { yes: 'Salir', no: 'Quedarme' }).then((leave) => {
      isAsking.current = false;
      const { current } = latest;
      if (current.state !== 'blocked') return;
      if (leave) current.proceed();
      else current.reset();
    });
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
