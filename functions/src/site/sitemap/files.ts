import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isHeldUser } from '../../base/firestore/access.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import type { Lists } from '../../items/lists/lists.ts';
import { bounds, isPeriod, monthOf, monthsBetween, type Period, partsOf } from './periods.ts';
import { type SitemapEntry, sitemapIndex, urlset } from './xml.ts';

export interface SitemapDeps {
  db: Firestore;
  now: () => Date;
  /** Without a slash at the end. */
  origin: string;
  /** Names zonas with upcoming items. */
  lists: Pick<Lists, 'upcomingByZona'>;
}

const LISTS = [...TIPOS_AGENDA, 'perfil'] as const;
type List = (typeof LISTS)[number];

/**
 * Addresses in one file; sitemaps.org allows 50,000. Longer months are cut into days, and days into hours, so
 * that each file reads only its own items.
 */
export const PER_FILE = 10_000;
const PAGES_FILE = 'paginas';
const CITIES_FILE = 'ciudades';

/** `evento-2026-11`, for a day `evento-2026-11-05`, for an hour `evento-2026-11-05-14`. */
const nameSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[a-z]+-20\d\d-\d\d(?:-\d\d){0,2}$/)),
    z.transform((name) => ({
      list: name.slice(0, name.indexOf('-')),
      period: name.slice(name.indexOf('-') + 1),
    })),
  ),
  z.object({ list: z.enum(LISTS), period: z.string().check(z.refine(isPeriod)) }),
);

/**
 * `/sitemap.xml`: files of pages and cities, and for each list and month with changes at least one.
 * @param most addresses in a file
 */
export async function index({ db, now, origin }: SitemapDeps, most = PER_FILE): Promise<string> {
  const names = await Promise.all(LISTS.map((list) => namesOf(db, list, monthOf(now()), most)));
  const locs = [PAGES_FILE, CITIES_FILE, ...names.flat()].map((name) => ({
    loc: `${origin}/sitemaps/${name}.xml`,
  }));
  return sitemapIndex(locs);
}

async function namesOf(db: Firestore, list: List, last: Period, most: number): Promise<string[]> {
  const [oldest] = (await queryFrom(db, queries.map(list)).select(FIELD[list]).limit(1).get()).docs;
  const since: unknown = oldest?.get(FIELD[list]);
  if (!(since instanceof Timestamp)) return [];
  const months = monthsBetween(monthOf(since.toDate()), last);
  return (await Promise.all(months.map((month) => filesOf(db, list, month, most)))).flat();
}

async function filesOf(db: Firestore, list: List, period: Period, most: number): Promise<string[]> {
  const counting = queryFrom(db, queries.map(list, bounds(period))).count();
  const { count } = (await counting.get()).data();
  if (count === 0) return [];
  const parts = count > most ? partsOf(period) : [];
  if (parts.length === 0) return [`${list}-${period}`];
  return (await Promise.all(parts.map((part) => filesOf(db, list, part, most)))).flat();
}

/** Field with the time of the last change. */
const FIELD = {
  evento: 'updatedAt',
  curso: 'updatedAt',
  promo: 'updatedAt',
  perfil: 'updated_time',
} as const;

/** `/sitemaps/{name}.xml`, or `null` for an impossible name. */
export async function file(deps: SitemapDeps, name: string): Promise<string | null> {
  const { db, origin } = deps;
  if (name === PAGES_FILE) return urlset(pages(origin));
  if (name === CITIES_FILE) return urlset(await cities(deps));
  const parsed = nameSchema.safeParse(name);
  if (!parsed.success) return null;
  const { list, period } = parsed.data;
  const field = FIELD[list];
  const { docs } = await queryFrom(db, queries.map(list, bounds(period)))
    .select(...(list === 'perfil' ? [field, 'username', 'retenido'] : [field]))
    .limit(PER_FILE)
    .get();
  const entries = docs.flatMap((doc): SitemapEntry[] => {
    if (list === 'perfil' && isHeldUser(doc)) return [];
    const lastmod: unknown = doc.get(field);
    const path = list === 'perfil' ? profilePath(doc.get('username')) : itemPath(list, doc.id);
    return path && lastmod instanceof Timestamp ? [{ loc: origin + path, lastmod: lastmod.toDate() }] : [];
  });
  return urlset(entries);
}

const itemPath = (list: List, id: string): string | null =>
  itemIdSchema.safeParse(id).success ? `/explore/${list}/${id}` : null;
const profilePath = (username: unknown): string | null =>
  typeof username === 'string' && username ? `/${encodeURIComponent(username)}` : null;

/** Cities with upcoming items, and their page `/explore/en`. */
async function cities({ lists, now, origin }: SitemapDeps): Promise<SitemapEntry[]> {
  const { counted } = await lists.upcomingByZona(localTime(now()));
  const codes = [...counted].flatMap(([code, amount]) =>
    amount > 0 && placeByCode(code) ? [`/${code}`] : [],
  );
  return ['', ...codes].map((path) => ({ loc: `${origin}/explore/en${path}` }));
}

function pages(origin: string): SitemapEntry[] {
  const categories = CATEGORIAS.map((titulo) => `/explore?${new URLSearchParams({ categoria: titulo })}`);
  return ['/', '/explore', ...categories, '/creador', '/instalar', '/terms'].map((path) => ({
    loc: origin + path,
  }));
}
