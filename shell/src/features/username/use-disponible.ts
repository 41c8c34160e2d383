import { usernameSchema } from 'domain/username-schema';
import { call, LlamadaFallo } from 'kit/callable';
import { useEffect, useState } from 'react';

export type Disponible =
  | { estado: 'nada' }
  | { estado: 'mirando' }
  | { estado: 'libre'; username: string }
  | { estado: 'no'; motivo: string; sugerencias: string[] };

/** Milliseconds of quiet before a name is asked for. */
const ESPERA = 400;

/**
 * Whether a username can be had, asked for while it is typed; the answer to an older text is dropped. What can't be a
 * username is not asked for. That the question could not be put is no answer: signing up will tell.
 */
export function useDisponible(texto: string): Disponible {
  const [respuesta, setRespuesta] = useState<{ de: string; dice: Disponible } | null>(null);
  const username = texto.trim();
  const posible = usernameSchema.safeParse(username);
  const preguntable = posible.success;

  useEffect(() => {
    if (!preguntable) return;
    let vigente = true;
    const reloj = setTimeout(() => {
      call('checkUsername', { username })
        .then(({ disponible, motivo, sugerencias, username: folded }) => {
          const dice: Disponible = disponible
            ? { estado: 'libre', username: folded }
            : { estado: 'no', motivo: motivo ?? '', sugerencias };
          if (vigente) setRespuesta({ de: username, dice });
        })
        .catch((caught: unknown) => {
          if (!(caught instanceof LlamadaFallo)) throw caught;
          if (vigente) setRespuesta({ de: username, dice: { estado: 'nada' } });
        });
    }, ESPERA);
    return () => {
      vigente = false;
      clearTimeout(reloj);
    };
  }, [username, preguntable]);

  if (!username) return { estado: 'nada' };
  if (!posible.success) {
    return { estado: 'no', motivo: posible.error.issues[0]?.message ?? '', sugerencias: [] };
  }
  return respuesta?.de === username ? respuesta.dice : { estado: 'mirando' };
}
