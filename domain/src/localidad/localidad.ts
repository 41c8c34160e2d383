/** A code of a place: its name without accents, 'san-telmo', and where several have it the province, 'san-pedro-jujuy'. */
export const LOCALIDAD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A place as details and profiles say it. */
export interface ShownLocalidad {
  /** What one calls it, told apart from others of its name: 'San Telmo', 'San Pedro, Jujuy'. */
  nombre: string;
  /** The town or city it is, or lies in. */
  ciudad: string;
  provincia: string;
}

/** Where something is, in one line: the address, and the place where the address does not name it. */
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
