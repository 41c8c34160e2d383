/** Returns the first part of an address that is a name, else the address: 'Defensa 1344, San Telmo, Buenos Aires' → 'San Telmo'. */
export const placeName = (direccion: string): string =>
  direccion.split(/,\s+/).find((part) => /^\p{Lu}\D*\p{Ll}\D*$/u.test(part)) ?? direccion;
