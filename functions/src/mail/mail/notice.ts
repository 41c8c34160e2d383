import { messages } from '@vidriera/domain/messages/messages';
import type { Dia } from '@vidriera/domain/values/fecha';
import { dayName, monthName } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { Firestore } from 'firebase-admin/firestore';
import { type Fate, fateOf, readEvent, type SeatsEvent } from '../../attend/seats/event.ts';
import { ifOfEdition, readParty, type StoredParty } from '../../attend/seats/stored.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { Letter, News } from '../../base/letters/letter-schema.ts';
import { icsOfDate } from '../../items/calendars/calendar-item.ts';
import type { Content } from './render.ts';
import { withoutLinks } from './without-links.ts';

type Notice = Extract<Letter, { kind: 'event-notice' }>;
/** Current news of a date. `back-on`: a cancelled date takes place again. */
interface Current {
  kind: News['kind'] | 'back-on';
  startsAt: string;
  held: number;
  isKept: boolean;
}

/** Creators write titles. */
const TITLE_LENGTH = 80;

/** 'el sábado 28 de noviembre a las 21:00'; without an unknown hour. */
export const spokenTime = (startsAt: string): string => {
  const [dia = '', hora] = startsAt.split('T');
  const day = `el ${dayName(dia)} ${Number(dia.slice(8))} de ${monthName(dia)}`;
  return hora ? `${day} a las ${hora}` : day;
};

/** On one line, shortened, without links. */
export const titleOf = (titulo: string): string => {
  const characters = Array.from(oneLine(titulo));
  return withoutLinks(
    characters.length > TITLE_LENGTH
      ? `${characters.slice(0, TITLE_LENGTH - 1).join('')}…`
      : characters.join(''),
  );
};

/** Returns the current news; `null` if there are none. */
export function currentNews(news: News, fate: Fate, party: StoredParty | null): Current | null {
  const { isKept: wasKept } = news;
  if (fate.kind !== 'on') {
    // The trigger is about to notify them.
    if (party || wasKept) return null;
    return { kind: fate.kind, startsAt: news.startsAt, held: 0, isKept: false };
  }
  const { startsAt } = fate;
  if (!party) {
    const kind = news.kind === 'fewer' ? news.kind : 'back-on';
    return wasKept ? null : { kind, startsAt, held: 0, isKept: false };
  }
  const isOver = !wasKept || (news.kind === 'moved-up' && party.held === 0);
  return isOver ? null : { kind: news.kind, startsAt, held: party.held, isKept: true };
}

/** The current reason; the stored one if the creator left the role. */
const reasonOf = (event: SeatsEvent | null, fecha: Dia, told: News): string =>
  event && !event.isRetired ? event.avisoOn(fecha) : oneLine(told.aviso);

/** @param startsAt a moment, or a day */
export const hasBegun = (startsAt: string, now: Date): boolean => {
  const time = localTime(now);
  return startsAt.length < time.length ? startsAt < time.slice(0, startsAt.length) : startsAt <= time;
};

/** Makes an event notice from current data. @param stop address to stop notices @returns `null` without news */
export async function noticeContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { evento, edition, news }: Notice,
  stop: string,
): Promise<Content | null> {
  const snapshot = await refs.item(db, 'evento', evento).get();
  const found = readEvent(snapshot);
  // Unreadable: nothing is known of it.
  if (!found && snapshot.exists) return null;
  const event = isSameEdition(found?.edition, edition) ? found : null;
  const words = messages.letters.notices;
  const told: { kind: Current['kind']; titulo: string; from: string | null; line: string; hint: string }[] =
    [];
  const reasons = new Set<string>();
  let ics: string | null = null;
  for (const [fecha, stored] of Object.entries(news).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = await refs.party(db, { evento, fecha }, uid).get();
    const party = ifOfEdition(readableOrNull(own, readParty), edition);
    // Only a letter that doesn't wait for a hold meets one.
    const fate: Fate = event?.isPaused ? { kind: 'cancelled' } : fateOf(event, fecha);
    const current = currentNews(stored, fate, party);
    if (!current || hasBegun(current.startsAt, now)) continue;
    const { kind, held, isKept } = current;
    const titulo = titleOf(event?.titulo ?? stored.titulo);
    const from = stored.from && stored.from !== current.startsAt ? spokenTime(stored.from) : null;
    const facts = { titulo, when: spokenTime(current.startsAt), from, seats: held, isKept };
    told.push({ kind, titulo, from, line: words[kind].news(facts), hint: words[kind].hint(facts) });
    // The file of a single date keeps its UID, so a calendar moves it.
    if (held > 0 && (kind === 'moved-up' || from)) ics ??= icsOfDate({ origin, now }, snapshot, fecha);
    if (kind !== 'moved-up') reasons.add(reasonOf(event, fecha, stored));
  }
  const [first] = told;
  // «Mis reservas» gives a place up by one press.
  const isMoved = told.every(({ from }) => from !== null);
  if (!first) return null;
  const isOneKind = told.every(({ kind }) => kind === first.kind);
  return {
    subject: (isOneKind ? words[first.kind].subject : words.several)(first.titulo),
    before: [
      ...told.map(({ line }) => line),
      ...[...reasons].filter(Boolean).map((aviso) => messages.seats.reason(withoutLinks(aviso))),
      ...new Set(told.map(({ hint }) => hint)),
    ],
    link: isMoved
      ? { label: words.own, href: `${origin}/mis-lugares` }
      : { label: words.link, href: `${origin}/eventos/${evento}` },
    footer: { text: words.stop, href: stop },
    ics,
  };
}
