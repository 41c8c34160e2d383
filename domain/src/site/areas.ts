/**
 * Every area with its addresses: 'likes' is /likes and everything below it, 'eventos/' only addresses below
 * /eventos, '/{username}' any other single segment. A new area is a row here and a package (CONTRIBUTING.md).
 */
const TABLE = {
  explore: ['explore', 'eventos/', 'cursos/', 'promos/'],
  dashboard: [
    'eventos',
    'cursos',
    'promos',
    'all',
    'agregar-post',
    'editar-post',
    'traer',
    'likes',
    'mis-promos',
    'mis-lugares',
    'siguiendo',
    'canjear',
    'canjes',
    'quienes-van',
    'puerta',
    'estadisticas',
    'en-tu-sitio',
    'moderar',
  ],
  profile: ['perfil', 'complete-signup', 'admin', 'alumno', '/{username}'],
};

/** A micro-frontend: the `{area}` of `/r/{area}/…`. */
export type Area = keyof typeof TABLE;

/** The areas, in the order of their sites in firebase.json. */
export const AREAS = Object.keys(TABLE) as Area[];

export const pathsOf = (area: Area): string[] => TABLE[area];

/** First segments that no username may take. */
export const FIRST_SEGMENTS = [
  ...new Set(
    AREAS.flatMap(pathsOf)
      .filter((path) => path !== '/{username}')
      .map((path) => path.replace('/', '')),
  ),
];

/** Returns the area that lists exactly this path. */
export const areaOfPath = (path: string): Area | undefined =>
  AREAS.find((area) => TABLE[area].includes(path));

/** Folder and name of an area's package. */
export const folderOf = (area: Area): string => `${area}-mf`;

/** A Hosting site: the shell, or an area. */
export type SiteName = Area | 'shell';

/** Returns a Hosting site's name. @param prefix of the project's sites (`VIDRIERA_SITE_PREFIX`) */
export const siteOf = (name: SiteName, prefix = 'vidriera'): string => `${prefix}-${name}`;

/** Package that a site serves, and its folder. */
export const packageOf = (name: SiteName): string => (name === 'shell' ? name : folderOf(name));
