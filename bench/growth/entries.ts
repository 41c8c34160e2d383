import { keyOf, zonas } from '@vidriera/domain/agenda/entry';
import {
  type AgendaEntry,
  type AgendaPart,
  type EntryOwner,
  entrySchema,
} from '@vidriera/domain/agenda/entry-schema';
import { spread } from '@vidriera/domain/agenda/part';
import type { Texts } from '@vidriera/domain/agenda/texts';
import { CATEGORIAS } from '@vidriera/domain/categoria/categoria';
import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { places } from '@vidriera/domain/localidad/places';
import { entryWith } from '@vidriera/domain/testing/agenda';
import { addDays } from '@vidriera/domain/values/fecha';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { random } from '../../demo/src/random.ts';
import { partIndexOf } from '../../functions/src/items/agenda/stored.ts';

/** Current day of the bench. */
export const TODAY = '2026-11-25';
const SYLLABLES = 'ca ro mi la ne so ta ri pe lu mo na ve di sa chi bo lle gue ra fi to ma ju za'.split(' ');
const ENTRIES_EACH = 20;
/** Entries per part: 5,000 take 240 KB (docs/decisions/agenda-parts.md). */
const IN_PART = 5000;

/** Returns the kind and dates of an entry: six of ten are events, half of those weekly. None is over. */
function kindAndDates(
  i: number,
  r: ReturnType<typeof random>,
): { tipo: TipoAgenda; [field: string]: unknown } {
  const dia = addDays(TODAY, 1 + r.int(0, 120));
  const hours = { horaInicio: `${r.int(10, 23)}:${r.passes(0.5) ? '00' : '30'}`, horaFin: null };
  const kind = i % 10;
  const categoria = CATEGORIAS[i % CATEGORIAS.length];
  if (kind < 3) return { tipo: 'evento', categoria, ...hours, fechaPeriodica: RECURRENCIAS[i % 7] };
  if (kind < 6) return { tipo: 'evento', categoria, ...hours, fechaExacta: dia };
  if (kind < 7) return { tipo: 'evento', categoria };
  const lasts = { fechaDesde: addDays(dia, -60), fechaHasta: dia };
  return kind < 9 ? { tipo: 'curso', ...hours, ...lasts } : { tipo: 'promo', ...lasts, categorias: [] };
}

const EMPTY = Object.fromEntries(TIPOS_AGENDA.map((tipo) => [tipo, entryWith(tipo, {})]));

/** Returns synthetic parts by zona: `large` entries in one zona, the others spread evenly. */
export function manyParts(size: number, large: number): Map<string, AgendaPart[]> {
  const r = random(`country/${size}`);
  const word = () => Array.from({ length: r.int(2, 3) }, () => SYLLABLES[r.int(0, 24)]).join('');
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  const towns = Map.groupBy(places().values(), ({ zona }) => zona);
  const rest = zonas().filter((zona) => towns.has(zona));
  const [first = ''] = rest.splice(rest.indexOf('buenos-aires'), 1);
  const all = new Map<string, { owners: Record<string, EntryOwner>; entries: AgendaEntry[] }>();
  for (let i = 0; i < size; i++) {
    const zona = i < large ? first : (rest[i % rest.length] ?? first);
    const there = all.get(zona) ?? { owners: {}, entries: [] };
    all.set(zona, there);
    const uid = `casa${zona.replaceAll('-', '')}${Math.floor(there.entries.length / ENTRIES_EACH)}`;
    there.owners[uid] ??= { username: word() + i, nombre: text(2), imagen: null, lights: [] };
    const inside = towns.get(zona) ?? [];
    const dated = kindAndDates(i, r);
    const entry = entrySchema.parse({
      ...EMPTY[dated.tipo],
      ...dated,
      imagen: 'posts/evento/main/casa/1760000000000_foto.jpg',
      cantLikes: 3,
      id: `item${i}`,
      uid,
      titulo: text(r.int(2, 6)),
      createdAt: 1_760_000_000_000 + i * 60_000,
      localidad: inside[r.int(0, inside.length - 1)]?.code ?? null,
    });
    there.entries.push(entry);
  }
  const versions = { salt: 'bench', isComplete: true, zonas: {} };
  return new Map(
    [...all].map(([zona, part]) => {
      const count = 2 ** Math.ceil(Math.log2(Math.max(1, part.entries.length / IN_PART)));
      return [zona, spread([part], count, (key) => partIndexOf(versions, key, count))];
    }),
  );
}

const STEMS = 30;
/** Returns texts of many, mostly rare, words. */
export function textsOf({ entries }: AgendaPart): Texts {
  const r = random(`texts/${entries.length}`);
  const stem = () => {
    const n = Math.floor(40_000 * r.num() ** 3);
    return `${SYLLABLES[n % 25]}${SYLLABLES[Math.floor(n / 25) % 25]}${SYLLABLES[Math.floor(n / 625) % 25]}`;
  };
  const text = () => Array.from({ length: STEMS }, stem).join(' ');
  return { items: Object.fromEntries(entries.map((entry) => [keyOf(entry), text()])), creators: {} };
}
