import { chunks } from '../item/search.ts';
import type { NAMED_DATES } from '../values/fecha.ts';

/** A date that a search names, and the other words as typed. */
export interface NamedDate {
  fecha: (typeof NAMED_DATES)[number];
  rest: string;
}

const PARTS = ['a la', 'por la'].flatMap((of) => ['manana', 'tarde', 'noche'].map((part) => `${of} ${part}`));
/** Longest first. */
const NAMES = [
  ...PARTS.flatMap((part) => [[`hoy ${part}`, 'hoy'] as const, [`manana ${part}`, 'manana'] as const]),
  ['fin de semana', 'finde'] as const,
  ['esta noche', 'hoy'] as const,
  ['finde', 'finde'] as const,
  ['hoy', 'hoy'] as const,
  ['manana', 'manana'] as const,
].map(([name, fecha]) => ({ name: name.split(' '), fecha }));

/** 'a la mañana', 'por la mañana', 'misa de hoy', 'esta mañana', 'pasado mañana', 'el próximo finde' */
const NOT_AFTER = new Set(['la', 'de', 'del', 'esta', 'pasado', 'proximo', 'otro']);
/** 'finde largo', 'el finde que viene' */
const NOT_BEFORE = new Set(['largo', 'que', 'pasado', 'proximo', 'siguiente']);
const LEADING = new Set(['este', 'el', 'para']);
/** '¿Qué hacer hoy?' asks for everything. */
const ASKING = new Set(['que', 'hacer', 'hay', 'plan', 'planes', '']);

/** Returns the one date that a search names: 'jazz mañana'. Never in 'yoga a la mañana'. */
export function dateNamed(q: string): NamedDate | null {
  const typed = q.split(/\s+/);
  const words = typed.map((word) => chunks(word).join(' '));
  const found: NamedDate[] = [];
  for (let at = 0; at < words.length; at++) {
    const named = NAMES.find(({ name }) => name.every((word, i) => words[at + i] === word));
    if (!named) continue;
    let from = at;
    const end = at + named.name.length;
    at = end - 1;
    if (NOT_AFTER.has(words[from - 1] ?? '') || NOT_BEFORE.has(words[end] ?? '')) continue;
    while (LEADING.has(words[from - 1] ?? '')) from--;
    const rest = typed.filter((_, i) => (i < from || i >= end) && !ASKING.has(words[i] ?? ''));
    found.push({ fecha: named.fecha, rest: rest.join(' ') });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
