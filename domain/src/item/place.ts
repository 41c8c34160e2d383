/**
 * What one calls the place of an address: its first part that is a name and no street with its number. 'Defensa 1344, San Telmo, Buenos
 * Aires' → 'San Telmo'. An address without one stands for itself.
 */
export const placeName = (direccion: string): string =>
  direccion.split(/,\s+/).find((part) => /^\p{Lu}\D*\p{Ll}\D*$/u.test(part)) ?? direccion;
