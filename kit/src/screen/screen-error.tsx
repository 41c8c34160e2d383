import { mensajes } from 'domain/messages';
import { useNavigation, useRevalidator } from 'kit/router';
import { useEffect } from 'react';
import { useFallo } from '../fallo.ts';
import { retry } from './retry.ts';

/** A screen that could not be shown: why, and a way to try again. What is nobody's fault but ours is logged. */
export function ScreenError() {
  const fallo = useFallo();
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().state !== 'idle' || state !== 'idle';
  useEffect(() => {
    document.title = 'Vidriera';
  }, []);
  return (
    <section className="pantalla-error" role="alert">
      <p>{fallo.mensaje}</p>
      {fallo.codigo !== 'no-encontrado' && (
        <button type="button" disabled={busy} onClick={() => retry(revalidate)}>
          {mensajes.general.reintentar}
        </button>
      )}
    </section>
  );
}
