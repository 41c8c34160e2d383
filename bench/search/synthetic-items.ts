import { keyOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, type EntryOwner, entrySchema } from '@vidriera/domain/agenda/entry-schema';
import { TEXT_STEMS, type Texts } from '@vidriera/domain/agenda/texts';
import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { places } from '@vidriera/domain/localidad/places';
import { random } from '../../demo/src/random.ts';
import type { SearchItem } from './items.ts';

const SYLLABLES =
  'ca ro mi la ne so ta ri pe lu mo na ve di sa chi bo lle gue ra fi to ma ju za qui no te va do'.split(' ');
const ITEMS_PER_CREATOR = 10;

/**
 * Returns `size` items of one zona. Half of their words come from the titles, the others are synthetic and
 * mostly rare, like a real vocabulary.
 */
export function manyItems(size: number, items: readonly SearchItem[]) {
  const r = random(`zona/${size}`);
  const pick = <T>(list: readonly T[]): T => list[r.int(0, list.length - 1)] as T;
  const known = items.flatMap(({ entry }) => entry.titulo.split(' '));
  const rare = () => {
    const n = Math.floor(size * r.num() ** 3);
    return `${SYLLABLES[n % 29]}${SYLLABLES[(Math.floor(n / 29) % 31) % 30]}${SYLLABLES[Math.floor(n / 899) % 30]}${n % 7 === 0 ? 's' : 'r'}`;
  };
  const text = (words: number) =>
    Array.from({ length: words }, () => (r.passes(0.5) ? pick(known) : rare())).join(' ');
  const around = [...places().values()].filter(({ zona }) => zona === 'buenos-aires').map(({ code }) => code);

  const owners: Record<string, EntryOwner> = {};
  const uids = Array.from(
    { length: size / ITEMS_PER_CREATOR },
    (_, i) => `creador${String(i).padStart(21, '0')}`,
  );
  for (const [i, uid] of uids.entries()) {
    owners[uid] = { username: `${rare()}${i}`, nombre: text(3), imagen: null, lights: [] };
  }
  const entries = Array.from({ length: size }, (_, i): AgendaEntry => {
    const { entry } = pick(items);
    const place = {
      localidad: pick(around),
      ...('direccion' in entry && { direccion: `${rare()} ${r.int(1, 9999)}` }),
    };
    const category = entry.tipo === 'evento' ? { categoria: pick(CATEGORIAS) } : {};
    return entrySchema.parse({
      ...entry,
      ...place,
      ...category,
      id: `item${String(i).padStart(16, '0')}`,
      uid: pick(uids),
      titulo: text(r.int(2, 7)),
    });
  });
  const stems = (count: number) => [...new Set(text(count).toLowerCase().split(' '))].join(' ');
  const texts: Texts = {
    items: Object.fromEntries(entries.map((entry) => [keyOf(entry), stems(TEXT_STEMS)])),
    creators: Object.fromEntries(uids.map((uid) => [uid, stems(TEXT_STEMS / 2)])),
  };
  return { entries, owners, texts };
}
