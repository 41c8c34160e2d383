import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { categoriaStoredSchema } from '@vidriera/domain/categoria/schema';
import { COUNTED } from '@vidriera/domain/item/counted';
import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import { creadorAccount, type DemoAccount, personalAccount } from './accounts.ts';
import { type AlbumUpload, openAlbum } from './album.ts';
import { ICONS } from './content/categorias.ts';
import { CREADORES } from './content/creadores.ts';
import { PEOPLE } from './content/people.ts';
import { figuresOf } from './figures.ts';
import { type Item, itemsOf } from './items.ts';
import { random } from './random.ts';
import { Reference, type SeedDocument } from './reference.ts';

export type Size = 'full' | 'small';
const COUNT = {
  full: { creadores: CREADORES.length, people: PEOPLE.length },
  small: { creadores: 3, people: 3 },
} as const;

export type DemoPlan = {
  accounts: DemoAccount[];
  items: Item[];
  documents: SeedDocument[];
  uploads: AlbumUpload[];
};

/** Returns likes with a preference for early items, so that counts differ. */
function likes(accounts: readonly DemoAccount[], items: readonly Item[]): void {
  for (const { username, role, usuario } of accounts) {
    const r = random(`gustos/${username}`);
    for (const tipo of TIPOS) {
      const possible = items.filter((item) => item.tipo === tipo && item.data.url_imagen !== null);
      const amount = role === 'personal' ? r.int(3, 9) : r.int(0, 2);
      const chosen = new Set(
        Array.from(
          { length: Math.min(amount, possible.length) },
          () => possible[Math.floor(r.num() ** 1.7 * possible.length)],
        ),
      );
      usuario.data[LIKES_FIELD[tipo]] = [...chosen].map((item) => {
        if (!item) throw new RangeError('No item to like');
        item.data.cantLikes = Number(item.data.cantLikes) + 1;
        return new Reference(tipo, item.id);
      });
    }
  }
}

/** Derives what lights each creator's window. */
function light(accounts: readonly DemoAccount[], items: readonly Item[]): void {
  for (const { uid, usuario } of accounts) {
    const own = items.filter((item) => item.uid === uid && item.lights.length > 0);
    if (own.length > 0)
      usuario.data.lights = Object.fromEntries(
        own.map(({ tipo, id, lights }) => [`${tipo}/${id}`, lights.flat()]),
      );
  }
}

/** Returns counts of items by creator and kind. */
function counters(items: readonly Item[]): SeedDocument[] {
  const byOwner = Map.groupBy(items, ({ uid, tipo }) => `user/${uid}/counter/${tipo}`);
  return [...byOwner].map(([path, own]) => ({
    path,
    data: { count: own.length, lastId: own.at(-1)?.id ?? '' },
  }));
}

/** Returns the landing page's counts. */
const counts = (items: readonly Item[]): Record<string, number> =>
  Object.fromEntries(
    COUNTED.map((kind) => [kind, items.filter(({ tipo, counted }) => counted && tipo === kind).length]),
  );

/**
 * Returns all data of the demonstration with derived fields. The same moment gives the same bytes.
 * @param urlOf download URL of a Storage path and its token
 */
export async function plan(
  now: Date,
  urlOf: (path: string, token: string) => string,
  size: Size,
): Promise<DemoPlan> {
  const album = openAlbum(now, urlOf);
  const seeds = CREADORES.slice(0, COUNT[size].creadores);
  const creadores = seeds.map((seed) => ({ seed, account: creadorAccount(seed, album, now) }));
  const people = PEOPLE.slice(0, COUNT[size].people).map((person) => personalAccount(person, album, now));
  const accounts = [...creadores.map(({ account }) => account), ...people];
  const items: Item[] = [];
  for (const { seed, account } of creadores) items.push(...(await itemsOf(seed, account, album, now)));
  likes(accounts, items);
  light(accounts, items);
  const categorias = CATEGORIAS.map((titulo) => ({
    path: `categoria/${categoriaId(titulo)}`,
    data: categoriaStoredSchema.parse({ titulo, icono: ICONS[titulo] }),
  }));
  const documents = [
    ...categorias,
    ...accounts.flatMap(({ usuario, otherDocuments }) => [usuario, ...otherDocuments]),
    ...items.map(({ tipo, id, data }) => ({ path: `${tipo}/${id}`, data })),
    ...counters(items),
    { path: 'count/0', data: counts(items) },
    // The first creator has figures, and may use the desk (/moderar).
    ...creadores.slice(0, 1).flatMap(({ account }) => [
      ...figuresOf(
        account,
        items.filter(({ uid }) => uid === account.uid),
        now,
      ),
      { path: `moderators/${account.uid}`, data: { addedAt: now } },
    ]),
  ];
  return { accounts, items, documents, uploads: [...album.uploads.values()] };
}
