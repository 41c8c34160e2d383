/** Returns an address's first part that is a name: 'Defensa 1344, San Telmo, Buenos Aires' → 'San Telmo'. Else the address. */
export const placeName = (direccion: string): string =>
  direccion.split(/,\s+/).find((part) => /^\p{Lu}\D*\p{Ll}\D*$/u.test(part)) ?? direccion;
