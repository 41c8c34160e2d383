import { messages } from 'domain/messages/messages';
import type { Notice } from 'domain/seats/wire-schema';
import { dayName, monthName } from 'domain/values/fecha';
import type { Edition } from '../shared/edition.ts';

/** What somebody is told, and what a letter says of it. */
export interface News extends Pick<Notice, 'kind' | 'evento' | 'fecha' | 'titulo'> {
  edition: Edition;
  /** When it begins, as `saidOf` has it; of what takes place no more, when it was to. */
  empieza: string;
  /** Seats that one has now. */
  lugares: number;
  /** Whether one is still down for it. */
  isKept: boolean;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** A text within HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

/** 'el sábado 28 de noviembre a las 21:00'; without the hour where none is said. */
export const spokenTime = (empieza: string): string => {
  const [dia = '', hora] = empieza.split('T');
  const day = `el ${dayName(dia)} ${Number(dia.slice(8))} de ${monthName(dia)}`;
  return hora ? `${day} a las ${hora}` : day;
};

/** A title in a subject: one line, as mail has it. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A letter as the extension "Trigger Email" reads it. */
export function letterOf(
  { kind, evento, titulo, empieza, lugares, isKept }: News,
  origin: string,
): { subject: string; text: string; html: string } {
  const { subject, body } = messages.letters[kind];
  const address = `${origin}/eventos/${evento}`;
  const name = oneLine(titulo);
  const paragraphs = body({ titulo: name, cuando: spokenTime(empieza), lugares, isKept });
  return {
    subject: subject(name),
    text: [...paragraphs, address, messages.letters.signature].join('\n\n'),
    html: [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      `<p><a href="${escaped(address)}">${escaped(address)}</a></p>`,
      `<p>${escaped(messages.letters.signature)}</p>`,
    ].join('\n'),
  };
}
