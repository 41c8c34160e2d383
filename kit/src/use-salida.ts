import { useBlocker } from 'kit/router';
import { type RefObject, useEffect } from 'react';
import { askConfirm } from './dialogs.ts';
import { isLeaving } from './leaving.ts';

interface Opciones {
  sucio: boolean;
  /** True from the moment it was saved: the next navigation is the form's own. */
  guardado: RefObject<boolean>;
  /** What would be lost, in words. */
  pregunta: string;
  /** Whether the browser too asks before the page is closed: for what no draft keeps. */
  avisar: boolean;
}

/**
 * Asks before the screen is left with something unsaved. Whoever signs out or deletes the account passes
 * (`LEAVING`): that was asked already.
 */
export function useSalida({ sucio, guardado, pregunta, avisar }: Opciones): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sucio &&
      !guardado.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !isLeaving(nextLocation.state),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askConfirm(pregunta, { yes: 'Salir', no: 'Seguir editando' }).then((salir) =>
      salir ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, pregunta]);

  useEffect(() => {
    if (!avisar) return;
    const alCerrar = (evento: BeforeUnloadEvent) => {
      if (!guardado.current) evento.preventDefault();
    };
    addEventListener('beforeunload', alCerrar);
    return () => removeEventListener('beforeunload', alCerrar);
  }, [avisar, guardado]);
}
