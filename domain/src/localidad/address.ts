import type { ShownLocalidad } from './localidad.ts';

/** Returns an address with its place; without a place, the address as it was written. */
export function addressOf(
  direccion: string | null,
  localidad: ShownLocalidad | undefined,
): ({ '@type': string } & Record<string, unknown>) | string | undefined {
  if (!localidad) return direccion || undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: direccion || undefined,
    addressLocality: localidad.ciudad,
    addressRegion: localidad.provincia,
    addressCountry: 'AR',
  };
}
