import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { escapeHtml } from '@vidriera/domain/values/escape-html';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isHeldUser } from '../../base/firestore/access.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import type { Lists } from '../../items/lists/lists.ts';

/** A file's period in UTC: '2026-11', '2026-11-05' or '2026-11-05-14'. */
export type Period = string;

const HOUR_MS = 3_600_000;
/** Lengths of the names of a month, a day and an hour. */
const [MONTH, DAY, HOUR] = [7, 10, 13];

const periodOf = (moment: Date, letters: number): Period =>
  moment.toISOString().replace('T', '-').slice(0, letters);
export const monthOf = (moment: Date): Period => periodOf(moment, MONTH);

/** Returns the first moments of a period and of the next; invalid dates for an impossible day. */
export function bounds(period: Period): [Date, Date] {
  const [year, month, day, hour] = period.split('-').map(Number) as [number, number, number?, number?];
  const from = new Date(Date.UTC(year, month - 1, day ?? 1, hour ?? 0));
  if (day === undefined) return [from, new Date(Date.UTC(year, month))];
  return [from, new Date(from.getTime() + (hour === undefined ? 24 : 1) * HOUR_MS)];
}

/** Returns whether a period exists, unlike 31 February. */
export const isPeriod = (period: Period): boolean => periodOf(bounds(period)[0], period.length) === period;

/** Returns the days of a month or the hours of a day; none for an hour. */
export function partsOf(period: Period): Period[] {
  if (period.length >= HOUR) return [];
  const letters = period.length === MONTH ? DAY : HOUR;
  const [from, until] = bounds(period);
  const parts = new Set<Period>();
  for (let at = from.getTime(); at < until.getTime(); at += HOUR_MS)
    parts.add(periodOf(new Date(at), letters));
  return [...parts];
}

/** Returns all months between two, both included; none in the wrong order. */
export function monthsBetween(first: Period, last: Period): Period[] {
  const months: Period[] = [];
  for (let month = first; month <= last; month = monthOf(bounds(month)[1])) months.push(month);
  return months;
}

interface SitemapEntry {
  /** Absolute. */
  loc: string;
  lastmod?: Date | undefined;
}

function document(root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: SitemapEntry[]): string {
  const lines = entries.map(
    ({ loc, lastmod }) =>
      `<${item}><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}

/** Returns a sitemap of pages in the format of sitemaps.org. */
const urlset = (entries: SitemapEntry[]): string => document('urlset', 'url', entries);

const sitemapIndex = (entries: SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries);

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
