import { type EmbedLook, PLAIN_LOOK } from '@vidriera/domain/embed/address';
import { isSoldOut, soldOutWord, stateWord } from '@vidriera/domain/evento/state';
import { classTimesOf, eventTimesOf, joined, rangeOf } from '@vidriera/domain/item/date-words';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { LookName } from '@vidriera/domain/perfil/look-names';
import { escapeHtml } from '@vidriera/domain/values/escape-html';
import { type Dia, dayName, monthName } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { whenCard } from '@vidriera/domain/when/of-wire';
import { placeAt } from '@vidriera/domain/when/when';
import { STYLES } from './styles.ts';

type Listed = CardOf<'evento' | 'curso'>;

/** An agenda to show. @property path its page on the site */
export interface EmbeddedAgenda {
  title: string;
  path: string;
  /** The creator's look. A colour in the address wins. */
  estilo?: LookName | undefined;
  eventos: readonly CardOf<'evento'>[];
  cursos: readonly CardOf<'curso'>[];
}

interface Around {
  /** The site's origin. Links open there, outside the frame. */
  origin: string;
  now: LocalTime;
  look: EmbedLook;
}

/** Returns the document of an embed: no script, and no file besides it. */
export function embedPage(
  shown: EmbeddedAgenda | null,
  { origin, now, look: { tema, color } }: Around,
): string {
  const title = shown?.title ?? 'Esta agenda no está disponible';
  const link = (path: string, content: string) =>
    `<a href="${escapeHtml(origin + path)}" target="_blank" rel="noopener">${content}</a>`;
  const list = (heading: string, cards: readonly Listed[]) =>
    cards.length === 0
      ? ''
      : `<h2>${heading}</h2>\n<ul>\n${cards
          .map((card) => `<li>${link(`/explore/${card.tipo}/${card.id}`, lineOf(card, now))}</li>`)
          .join('\n')}\n</ul>`;
  const estilo = shown?.estilo && color === PLAIN_LOOK.color ? ` estilo-${shown.estilo}` : '';
  const lists = shown ? list('Eventos', shown.eventos) + list('Cursos', shown.cursos) : '';
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body class="tema-${tema} color-${color}${estilo}">
<h1>${shown ? link(shown.path, escapeHtml(title)) : escapeHtml(title)}</h1>
${lists || (shown ? '<p>Por ahora no hay nada en agenda.</p>' : '')}
<footer>${link('/', 'Hecho con Vidriera')}</footer>
</body>
</html>`;
}

/** A date block, the title, and when, where and for how much. */
function lineOf(card: Listed, now: LocalTime): string {
  const shown = card.tipo === 'evento' ? placeAt(whenCard(card), now) : null;
  const place = card.modalidad === 'Virtual' ? 'Virtual' : card.direccion;
  const when =
    card.tipo === 'evento'
      ? eventTimesOf({ ...card, ...shown?.time })
      : joined(rangeOf(card), classTimesOf(card));
  const stamp = stampOf(card);
  return `${shown ? dayBlock(shown.dia, now) : ''}<span class="what"><b>${escapeHtml(card.titulo)}</b><span>${
    stamp && `<span class="stamp">${stamp}</span> · `
  }${escapeHtml(joined(when, place, card.precio ?? ''))}</span></span>`;
}

function dayBlock(dia: Dia, now: LocalTime): string {
  const week = dia === agendaDay(now) ? 'hoy' : dayName(dia).slice(0, 3);
  return `<time datetime="${dia}">${week} <b>${Number(dia.slice(8))}</b> ${monthName(dia).slice(0, 3)}</time>`;
}

function stampOf(card: Listed): string {
  if (card.estado) return stateWord(card.tipo, card.estado);
  return isSoldOut(card) ? soldOutWord(card.tipo) : '';
}
