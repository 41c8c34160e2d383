/** Returns the first name and an initial, as helpers see people: 'Ana R.' for 'Ana María Ruiz'. ‘’ for no name. */
export function shortName(nombre: string): string {
  const [first = '', ...others] = nombre.trim().split(/\s+/u);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('es')}.` : first;
}
