import { readPublicForm } from '@vidriera/domain/desk/public-form';
import { ownerOfPath } from '@vidriera/domain/image/image';

export interface Fact {
  /** The field's path: 'titulo', 'redes.instagram'. */
  name: string;
  before: string | null;
  after: string | null;
}

/** Fields that the server works out, which say nothing of the content. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'uid',
  'likes',
  'createdAt',
  'updatedAt',
  'derivedAt',
  'tipo',
  'role',
  'verificado',
  'cantLikes',
  'proximaFecha',
  'prendidaHasta',
  'lugar',
  'otros',
]);

/** Returns a thing's texts then and now, field by field. @param then JSON of public fields; @param now the same, or `null` if it is gone */
export function factsOf(then: string, now: string | null): Fact[] {
  const before = textsOf(then);
  const after = textsOf(now);
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    name,
    before: before.get(name) ?? null,
    after: after.get(name) ?? null,
  }));
}

const textsOf = (json: string | null) => new Map(flat(readPublicForm(json) ?? {}));

const flat = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, field]): [string, string][] => {
    if (LEFT_OUT.has(key) || field === null || field === undefined || field === '') return [];
    const name = prefix + key;
    if (typeof field === 'object') return flat(field, `${name}.`);
    const text = typeof field === 'boolean' ? (field ? 'sí' : 'no') : String(field);
    // Pictures are shown themselves.
    return ownerOfPath(text) === null ? [[name, text]] : [];
  });

/** Returns the hosts of all addresses in a thing, sorted. */
export function hostsOf(...jsons: (string | null)[]): string[] {
  const found = jsons.flatMap((json) => json?.match(/https?:\/\/[^\s"\\/]+/g) ?? []);
  return [...new Set(found.map((origin) => origin.replace(/^https?:\/\//, '').toLowerCase()))].sort();
}
