/** A place's code: 'san-telmo', or with its province where several share a name, 'san-pedro-jujuy'. */
export const LOCALIDAD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ShownLocalidad {
  /** Unique among its namesakes: 'San Telmo', 'San Pedro, Jujuy'. */
  nombre: string;
  /** The town or city that it is, or lies in. */
  ciudad: string;
  provincia: string;
}

/** Whether an address names a place, or ends on its short name: 'Av. Bustillo 500, Bariloche' in San Carlos de Bariloche. */
export function namesPlace(direccion: string, place: string): boolean {
  const [address, name] = [direccion.toLowerCase(), place.toLowerCase()];
  return address.includes(name) || ` ${name}`.endsWith(` ${address.split(/,\s+/).at(-1)}`);
}

/** Returns the address, with the place where the address does not name it. */
export function whereText(
  direccion: string | null | undefined,
  localidad: ShownLocalidad | null | undefined,
): string {
  if (!direccion || !localidad) return direccion || (localidad?.nombre ?? '');
  const [name = ''] = localidad.nombre.split(', ');
  return namesPlace(direccion, name) ? direccion : `${direccion}, ${localidad.nombre}`;
}
