import { LIMITS } from '@vidriera/domain/values/limits';
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { Actor } from '../../support/actors.ts';
import { admin, db, put, type RulesVerdict } from './harness.ts';
import { forClient, LEFT_OUT, NOW, type RulesFixture } from './values.ts';

/** A write of `orden/{actor}` (or of `on`). */
export interface OrdenCase {
  title: string;
  actor: Actor;
  on?: string;
  before?: RulesFixture;
  change: RulesFixture;
  verdict: RulesVerdict;
}

const many = (count: number, name = 'x') => Array.from({ length: count }, (_, at) => `${name}${at}`);
const own =
  (verdict: RulesVerdict) =>
  (title: string, change: RulesFixture): OrdenCase => ({ title, actor: 'creador', change, verdict });
const [allow, deny] = [own('allow'), own('deny')];

export const ORDEN_CASES: OrdenCase[] = [
  allow('the time alone', {}),
  deny('a time of one’s own', { updatedAt: new Date(0) }),
  deny('no time', { updatedAt: LEFT_OUT }),
  deny('another field', { titulo: 'x' }),
  ...(['visitor', 'personal', 'otherCreador', 'withoutDocument'] as const).map(
    (actor): OrdenCase => ({ title: 'somebody else’s', actor, on: 'creador', change: {}, verdict: 'deny' }),
  ),
  { title: 'their own', actor: 'personal', change: {}, verdict: 'deny' },
  { title: 'their own', actor: 'withoutDocument', change: {}, verdict: 'deny' },
  { title: 'their own', actor: 'suspended', change: {}, verdict: 'deny' },
  {
    title: 'a stored one',
    actor: 'creador',
    before: { lista: ['a'] },
    change: { lista: [] },
    verdict: 'allow',
  },
  {
    title: 'a stored one of another',
    actor: 'otherCreador',
    on: 'creador',
    before: { lista: ['a'] },
    change: { lista: [] },
    verdict: 'deny',
  },

  allow('an empty list', { lista: [] }),
  allow('ids and a heading', { lista: ['a', '# Entradas anticipadas', 'b-_9'] }),
  allow(`${LIMITS.orden} ids`, { lista: many(LIMITS.orden) }),
  deny(`${LIMITS.orden + 1} ids`, { lista: many(LIMITS.orden + 1) }),
  allow('a heading of the longest length', { lista: [`# ${'ñ'.repeat(LIMITS.encabezado)}`] }),
  deny('a longer heading', { lista: [`# ${'ñ'.repeat(LIMITS.encabezado + 1)}`] }),
  allow('an id of the longest length', { lista: ['x'.repeat(128)] }),
  deny('a longer id', { lista: ['x'.repeat(129)] }),
  deny('an id twice', { lista: ['a', 'b', 'a'] }),
  deny('a heading twice', { lista: ['# Redes', 'a', '# Redes'] }),
  deny('an empty id', { lista: ['a', ''] }),
  deny('an empty text alone', { lista: [''] }),
  deny('an empty heading', { lista: ['# '] }),
  deny('a heading that begins with a blank', { lista: ['#  x'] }),
  deny('a heading of two lines', { lista: ['# a\n# b'] }),
  deny('two ids in one text', { lista: ['a\nb'] }),
  deny('a path', { lista: ['a/b'] }),
  deny('a number', { lista: [5] }),
  deny('a truth', { lista: ['a', true] }),
  deny('null', { lista: [null] }),
  deny('a list in the list', { lista: [{ a: ['b'] }] }),
  deny('no list but a text', { lista: 'a' }),
  deny('no list but a map', { lista: { a: 'b' } }),
  deny('no list but null', { lista: null }),

  allow('pins of each kind', {
    fijados: { link: many(LIMITS.fijados), evento: ['a'], curso: ['b'], promo: ['c'] },
  }),
  allow('no pins', { fijados: {} }),
  deny('a pinned kind that does not exist', { fijados: { perfil: ['a'] } }),
  deny('too many pinned links', { fijados: { link: many(LIMITS.fijados + 1) } }),
  deny('a pinned heading', { fijados: { link: ['# Redes'] } }),
  ...['evento', 'curso', 'promo'].flatMap((tipo) => [
    deny(`two pins: ${tipo}`, { fijados: { [tipo]: ['a', 'b'] } }),
    deny(`a pin that is no text: ${tipo}`, { fijados: { [tipo]: [5] } }),
  ]),
  deny('pins as a list', { fijados: ['a'] }),
  deny('pins that are null', { fijados: null }),

  ...['info', 'links', 'eventos', 'cursos', 'promos'].map((pestana) => allow(pestana, { pestana })),
  deny('a tab that does not exist', { pestana: 'likes' }),
  deny('no tab but null', { pestana: null }),
];

/** Writes the whole document if nothing is stored, else only what changes. */
export async function writeOrden({ actor, on = actor, before, change }: OrdenCase): Promise<void> {
  const path = `orden/${on}`;
  await admin.doc(path).delete();
  if (before) await put(path, { ...before, updatedAt: NOW });
  const whole = Object.entries({ updatedAt: NOW, ...change }).filter(([, value]) => value !== LEFT_OUT);
  const data = forClient(db(actor), Object.fromEntries(whole));
  await (before ? updateDoc(doc(db(actor), path), data) : setDoc(doc(db(actor), path), data));
}
