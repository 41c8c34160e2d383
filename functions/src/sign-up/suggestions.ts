import { plegar } from 'domain/busqueda';
import { LIMITES } from 'domain/limits';
import type { Username } from 'domain/username';
import { usernameSchema } from 'domain/username-schema';

/** The nearest valid beginning of a username in a text: folded, odd characters dropped; `''` when nothing is left. */
export function base(texto: string): string {
  return plegar(texto)
    .replaceAll(/[^a-z0-9._-]+/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, LIMITES.usernameMax - 5)
    .replace(/[._-]+$/, '');
}

/**
 * Usernames close to a text, best first, each valid; whether they are free is not known here.
 * @param azar a number in [0, 1), which makes the last ones differ from call to call.
 */
export function candidatos(texto: string, azar: number): Username[] {
  const raiz = base(texto) || 'vidriera';
  const numero = 100 + Math.floor(azar * 900);
  const propuestas = [
    raiz,
    `${raiz}.ok`,
    `${raiz}.ar`,
    `soy.${raiz}`,
    `${raiz}${numero}`,
    `${raiz}_${numero + 1}`,
    `${raiz}-${numero + 7}`,
    `${raiz}.${numero}${Math.floor(azar * 10)}`,
  ];
  return propuestas.flatMap((propuesta) => {
    const valido = usernameSchema.safeParse(propuesta);
    return valido.success ? [valido.data] : [];
  });
}
