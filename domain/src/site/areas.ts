/**
 * Every area, with the addresses it answers by their first segment: 'likes' is /likes and what lies below it, 'eventos/' only what
 * lies below /eventos. No username may be one of them (username.ts); '/{username}' is whatever else has one segment.
 * The rest of what is known of an area follows from its name. Another one is a row here and its package (CONTRIBUTING.md).
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
    'likes',
    'mis-promos',
    'mis-lugares',
    'canjear',
    'canjes',
    'quienes-van',
  ],
  profile: ['perfil', 'complete-signup', 'admin', 'alumno', '/{username}'],
};

/** Short name of a micro-frontend: the `{area}` of `/r/{area}/…`. */
export type Area = keyof typeof TABLE;

/** The areas, in the order in which firebase.json lists their sites after the shell's. */
export const AREAS = Object.keys(TABLE) as Area[];

/** The addresses of an area, as the table has them. */
export const pathsOf = (area: Area): string[] => TABLE[area];

/** The first segments that are words, not somebody's name. */
export const FIRST_SEGMENTS = [
  ...new Set(
    AREAS.flatMap(pathsOf)
      .filter((path) => path !== '/{username}')
      .map((path) => path.replace('/', '')),
  ),
];

/** The area that has this very path in the table; `undefined` when there is none. */
export const areaOfPath = (path: string): Area | undefined =>
  AREAS.find((area) => TABLE[area].includes(path));

/** The folder of an area's package, and its name. */
export const folderOf = (area: Area): string => `${area}-mf`;

/** What has a Hosting site of its own: the shell, and each area. */
export type SiteName = Area | 'shell';

/** The Hosting site of an area, or of the shell. @param prefix what a project's sites begin with (`VIDRIERA_SITE_PREFIX`) */
export const siteOf = (name: SiteName, prefix = 'vidriera'): string => `${prefix}-${name}`;

/** The package whose build a site serves, and its folder. */
export const packageOf = (name: SiteName): string => (name === 'shell' ? name : folderOf(name));
