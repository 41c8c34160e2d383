import { CATEGORIAS } from 'domain/categoria/categoria';
import { TIPOS_AGENDA } from 'domain/values/ids';
import { itemIdSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { aQuery, queries } from '../shared/queries.ts';
import { bounds, type Month, monthOf, monthsBetween } from './months.ts';
import { type Entry, sitemapIndex, urlset } from './xml.ts';

export interface SitemapDeps {
  db: Firestore;
  now: () => Date;
  /** The site's, without a slash at the end. */
  origin: string;
}

/** What a file lists, a month's worth of it: the kinds of items, and creators. */
const LISTS = [...TIPOS_AGENDA, 'perfil'] as const;
type List = (typeof LISTS)[number];

/** Addresses in one file; sitemaps.org allows 50,000, a function's memory and patience less. */
const PER_FILE = 10_000;
const PAGES_FILE = 'paginas';

/** `evento-2026-11`, and `evento-2026-11-2` for what no longer fits. */
const nameSchema = z
  .string()
  .regex(/^(?:evento|curso|promo|perfil)-20\d\d-(?:0[1-9]|1[0-2])(?:-[2-9]|-[1-9]\d)?$/)
  .transform((name) => {
    const [list, year, month, part = '1'] = name.split('-');
    return { list: z.enum(LISTS).parse(list), month: `${year}-${month}`, part: Number(part) };
  });

/** `/sitemap.xml`: one file of pages, and one for each list and month in which something was changed. */
export async function index({ db, now, origin }: SitemapDeps): Promise<string> {
  const names = await Promise.all(LISTS.map((list) => namesOf(db, list, monthOf(now()))));
  const locs = [PAGES_FILE, ...names.flat()].map((name) => ({ loc: `${origin}/sitemaps/${name}.xml` }));
  return sitemapIndex(locs);
}

async function namesOf(db: Firestore, list: List, last: Month): Promise<string[]> {
  const [oldest] = (await aQuery(db, queries.map(list)).select(FIELD[list]).limit(1).get()).docs;
  const since: unknown = oldest?.get(FIELD[list]);
  if (!(since instanceof Timestamp)) return [];
  const months = monthsBetween(monthOf(since.toDate()), last);
  const names = await Promise.all(
    months.map(async (month) => {
      const { count } = (
        await aQuery(db, queries.map(list, bounds(month)))
          .count()
          .get()
      ).data();
      const parts = Math.ceil(count / PER_FILE);
      return Array.from({ length: parts }, (_, i) => `${list}-${month}${i > 0 ? `-${i + 1}` : ''}`);
    }),
  );
  return names.flat();
}

/** When a document was last changed. */
const FIELD = {
  evento: 'updatedAt',
  curso: 'updatedAt',
  promo: 'updatedAt',
  perfil: 'updated_time',
} as const;

/** `/sitemaps/{name}.xml`, or `null` when that can't be the name of one. */
export async function file({ db, origin }: SitemapDeps, name: string): Promise<string | null> {
  if (name === PAGES_FILE) return urlset(pages(origin));
  const parsed = nameSchema.safeParse(name);
  if (!parsed.success) return null;
  const { list, month, part } = parsed.data;
  const field = FIELD[list];
  const { docs } = await aQuery(db, queries.map(list, bounds(month)))
    .select(...(list === 'perfil' ? [field, 'username'] : [field]))
    .offset((part - 1) * PER_FILE)
    .limit(PER_FILE)
    .get();
  const entries = docs.flatMap((doc): Entry[] => {
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

/** Pages that are always there. */
function pages(origin: string): Entry[] {
  const categories = CATEGORIAS.map((titulo) => `/explore?${new URLSearchParams({ categoria: titulo })}`);
  return ['/', '/explore', ...categories, '/creador', '/terms'].map((path) => ({ loc: origin + path }));
}
