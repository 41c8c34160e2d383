/** A place's code: 'san-telmo', or with its province where several share a name, 'san-pedro-jujuy'. */
export const LOCALIDAD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ShownLocalidad {
  /** Unique among its namesakes: 'San Telmo', 'San Pedro, Jujuy'. */
  nombre: string;
  /** The town or city that it is, or lies in. */
  ciudad: string;
  provincia: string;
}

/** Returns the address, with the place where the address does not name it. */
export function whereText(
  direccion: string | null | undefined,
  localidad: ShownLocalidad | null | undefined,
): string {
  if (!direccion || !localidad) return direccion || (localidad?.nombre ?? '');
  const [name = ''] = localidad.nombre.split(', ');
  return direccion.toLowerCase().includes(name.toLowerCase())
    ? direccion
    : `${direccion}, ${localidad.nombre}`;
}
