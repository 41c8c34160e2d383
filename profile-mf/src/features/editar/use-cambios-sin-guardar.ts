import { askConfirm } from 'kit/dialogs';
import { useBlocker } from 'kit/router';
import { sessionNow } from 'kit/session';
import { useEffect, useRef } from 'react';

/**
 * Asks before what was typed is lost: on the way to another screen in the product's words, on closing the page in the browser's.
 * Signing out is no such way.
 * @returns lets go: what was typed is saved
 */
export function useCambiosSinGuardar(hay: boolean): () => void {
  const guardado = useRef(false);
  const bloqueo = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hay &&
      !guardado.current &&
      sessionNow().user !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const preguntando = useRef(false);
  useEffect(() => {
    if (bloqueo.state !== 'blocked' || preguntando.current) return;
    preguntando.current = true;
    void askConfirm('Tenés cambios sin guardar. Si salís ahora, se pierden.', {
      yes: 'Salir sin guardar',
      no: 'Seguir editando',
      danger: true,
    }).then((sale) => {
      preguntando.current = false;
      if (sale) bloqueo.proceed();
      else bloqueo.reset();
    });
  }, [bloqueo]);
  useEffect(() => {
    if (!hay) return;
    const alCerrar = (event: BeforeUnloadEvent) => {
      if (!guardado.current) event.preventDefault();
    };
    addEventListener('beforeunload', alCerrar);
    return () => removeEventListener('beforeunload', alCerrar);
  }, [hay]);
  return () => {
    guardado.current = true;
  };
}
