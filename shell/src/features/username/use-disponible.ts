import { normalizarUsername, reparoDeUsername } from 'domain/username';
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
  const reparo = reparoDeUsername(normalizarUsername(username));

  useEffect(() => {
    if (reparo !== null) return;
    let vigente = true;
    const reloj = setTimeout(() => {
      void preguntar(username).then((dice) => {
        if (vigente) setRespuesta({ de: username, dice });
      });
    }, ESPERA);
    return () => {
      vigente = false;
      clearTimeout(reloj);
    };
  }, [username, reparo]);

  if (!username) return { estado: 'nada' };
  if (reparo !== null) return { estado: 'no', motivo: reparo, sugerencias: [] };
  return respuesta?.de === username ? respuesta.dice : { estado: 'mirando' };
}

/** What the server says of a name; `nada` where it can't be asked. */
async function preguntar(username: string): Promise<Disponible> {
  const callable = await import('kit/callable').catch(() => null); // no connection
  if (!callable) return { estado: 'nada' };
  try {
    const {
      disponible,
      motivo,
      sugerencias,
      username: folded,
    } = await callable.call('checkUsername', { username });
    if (disponible) return { estado: 'libre', username: folded };
    return { estado: 'no', motivo: motivo ?? '', sugerencias };
  } catch (caught) {
    if (!(caught instanceof callable.LlamadaFallo)) throw caught;
    return { estado: 'nada' };
  }
}
