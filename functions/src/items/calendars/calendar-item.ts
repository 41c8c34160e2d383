import { type CalendarEntry, dateIcs } from '@vidriera/domain/item/ics';
import { publicItemOf } from '@vidriera/domain/item/public-item';
import { authorSchema, detailSchema } from '@vidriera/domain/item/wire-schema';
import { placeByCode, shownOf } from '@vidriera/domain/localidad/places';
import type { Dia } from '@vidriera/domain/values/fecha';
import { summarize } from '@vidriera/domain/values/summarize';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hasPage } from '../../base/firestore/access.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { entryOwnerOf } from '../agenda/owner.ts';
import { withoutListed } from '../links/links-of.ts';

interface CalendarDeps {
  origin: string;
  now: () => Date;
}

/** Characters of a description; hundreds of whole ones are too much for a phone that fetches them daily. */
const SUMMARY = 500;

/** Returns an event or course as a calendar has it; `null` without a page. Its calendar names no owner. */
export function calendarItemOf(
  { origin, now }: CalendarDeps,
  tipo: 'evento' | 'curso',
  doc: DocumentSnapshot,
): Omit<CalendarEntry, 'fecha'> | null {
  const found = readItem(tipo, doc);
  if (!found || !hasPage(doc, now())) return null;
  const { id, uid, doc: stored } = found;
  const place = placeByCode(stored.localidadEfectiva);
  const { lights: _, ...owner } = entryOwnerOf(null);
  const whole = detailSchema.safeParse(
    publicItemOf(tipo, withoutListed(tipo, stored), {
      id,
      usuario: authorSchema.parse({ id: uid, ...owner }),
      now: now(),
      localidad: place ? shownOf(place) : undefined,
    }),
  ).data;
  if (!whole || whole.tipo === 'promo') return null;
  const detail = { ...whole, descripcion: summarize(whole.descripcion, SUMMARY) };
  const url = `${origin}/explore/${tipo}/${encodeURIComponent(id)}`;
  return { item: { detail, stored }, around: { url, now: now() } };
}

/** Returns the calendar file of one date of an event, for people with a seat; `null` if there is none. */
export function icsOfDate(
  { origin, now }: { origin: string; now: Date },
  event: DocumentSnapshot,
  fecha: Dia,
): string | null {
  const entry = calendarItemOf({ origin, now: () => now }, 'evento', event);
  return entry && dateIcs(entry.item, fecha, entry.around);
}
