import type { ShownLocalidad } from './localidad.ts';

/** An address with the place it is in; without one, as it was written. */
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
