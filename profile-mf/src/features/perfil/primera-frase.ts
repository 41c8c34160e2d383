/** Characters that fit the line beneath a name. */
const LARGO = 140;

/** The first sentence of a description, cut at a word where it is too long; '' for an empty one. */
export function primeraFrase(descripcion: string): string {
  const linea = descripcion.trim().split('\n')[0] ?? '';
  const frase = /^.*?[.!?…](?=\s|$)/.exec(linea)?.[0] ?? linea;
  if (frase.length <= LARGO) return frase;
  return `${frase.slice(0, LARGO).replace(/[\s,;:]+\S*$/, '')}…`;
}
