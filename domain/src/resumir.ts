/** The beginning of a text in one line, cut at a word and marked with '…' when something is missing; `largo` in UTF-16 units. */
export function resumir(texto: string, largo = 160): string {
  const corrido = texto.replaceAll(/\s+/g, ' ').trim();
  if (corrido.length <= largo) return corrido;
  const corte = corrido.slice(0, largo).replace(/[\uD800-\uDBFF]$/, '');
  const espacio = corte.lastIndexOf(' ');
  return `${corte.slice(0, espacio > largo / 2 ? espacio : largo).replace(/[\s,;:.–-]+$/, '')}…`;
}
