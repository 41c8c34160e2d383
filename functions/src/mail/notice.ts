import { messages } from '@vidriera/domain/messages/messages';
import { dayName, monthName } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { Firestore } from 'firebase-admin/firestore';
import { type Fate, fateOf, readEvent, type SeatsEvent } from '../seats/event.ts';
import { ownOf, readParty, type StoredParty } from '../seats/stored.ts';
import { isSameEdition } from '../shared/edition.ts';
import { refs } from '../shared/refs.ts';
import type { Letter, News } from './letter-schema.ts';
import type { Content } from './render.ts';

type Notice = Extract<Letter, { kind: 'event-notice' }>;
/** One date's news as they are now. `back-on`: what was called off takes place again. */
interface Current {
  kind: News['kind'] | 'back-on';
  startsAt: string;
  held: number;
  isKept: boolean;
}

/** The longest title within a letter: others wrote it. */
const TITLE_LENGTH = 80;

/** 'el sábado 28 de noviembre a las 21:00'; without the hour where none is said. */
export const spokenTime = (startsAt: string): string => {
  const [dia = '', hora] = startsAt.split('T');
  const day = `el ${dayName(dia)} ${Number(dia.slice(8))} de ${monthName(dia)}`;
  return hora ? `${day} a las ${hora}` : day;
};

/** A title on one line, shortened. */
export const titleOf = (titulo: string): string => {
  const characters = Array.from(oneLine(titulo));
  return characters.length > TITLE_LENGTH
    ? `${characters.slice(0, TITLE_LENGTH - 1).join('')}…`
    : characters.join('');
};

/** The news of a date by what is true now; `null` where there is nothing to tell any more. */
export function currentNews(news: News, fate: Fate, party: StoredParty | null): Current | null {
  const { isKept: wasKept } = news;
  if (fate.kind !== 'on') {
    // Whoever is down for it yet is about to be told by the trigger that calls it off.
    if (party || wasKept) return null;
    return { kind: fate.kind, startsAt: news.startsAt, held: 0, isKept: false };
  }
  const { startsAt } = fate;
  if (!party) return wasKept ? null : { kind: 'back-on', startsAt, held: 0, isKept: false };
  const isOver = !wasKept || (news.kind === 'moved-up' && party.held === 0);
  return isOver ? null : { kind: news.kind, startsAt, held: party.held, isKept: true };
}

/** The creator's explanation as it is now; as it was told, where nobody sees the event any more. */
const reasonOf = (event: SeatsEvent | null, told: News): string =>
  event && !event.isHidden ? event.aviso : oneLine(told.aviso);

/** Whether a date has begun: its day is past, or its hour is. */
const hasBegun = (startsAt: string, now: Date): boolean => {
  const time = localTime(now);
  return startsAt.length < time.length ? startsAt < time.slice(0, startsAt.length) : startsAt <= time;
};

/**
 * Makes a notice of an event from what is true now, not when it was queued.
 * @param stop the address where its reader stops such letters
 * @returns `null` where there is nothing to tell any more
 */
export async function noticeContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { evento, edition, news }: Notice,
  stop: string,
): Promise<Content | null> {
  const found = readEvent(await refs.item(db, 'evento', evento).get());
  const event = isSameEdition(found?.edition, edition) ? found : null;
  const words = messages.letters.notices;
  const told: { kind: Current['kind']; titulo: string; line: string; hint: string }[] = [];
  const reasons = new Set<string>();
  for (const [fecha, stored] of Object.entries(news).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const party = ownOf(readParty(await refs.party(db, { evento, fecha }, uid).get()), edition);
    const current = currentNews(stored, fateOf(event, fecha), party);
    if (!current || hasBegun(current.startsAt, now)) continue;
    const { kind, held, isKept } = current;
    const titulo = titleOf(event?.titulo ?? stored.titulo);
    const said = { titulo, when: spokenTime(current.startsAt), seats: held, isKept };
    told.push({ kind, titulo, line: words[kind].news(said), hint: words[kind].hint(said) });
    if (kind !== 'moved-up') reasons.add(reasonOf(event, stored));
  }
  const [first] = told;
  if (!first) return null;
  const isOneKind = told.every(({ kind }) => kind === first.kind);
  return {
    subject: (isOneKind ? words[first.kind].subject : words.several)(first.titulo),
    before: [
      ...told.map(({ line }) => line),
      ...[...reasons].filter(Boolean).map(messages.seats.reason),
      ...new Set(told.map(({ hint }) => hint)),
    ],
    link: { label: words.link, href: `${origin}/eventos/${evento}` },
    footer: { text: words.stop, href: stop },
  };
}
