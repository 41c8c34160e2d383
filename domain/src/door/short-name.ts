/** Returns the first name and an initial, as helpers see people: 'Ana R.' for 'Ana María Ruiz'. ‘’ for no name. */
export function shortName(nombre: string): string {
  const [first = '', ...moreNames] = nombre.trim().split(/\s+/u);
  const [initial] = moreNames.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first;
}
