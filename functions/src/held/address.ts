import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { parseUrl } from '@vidriera/domain/values/parse-url';
import type { Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../firestore/queries.ts';

/** Short addresses of items: '/eventos/{id}'. */
const SHORT: Readonly<Record<string, string>> = { eventos: 'evento', cursos: 'curso', promos: 'promo' };

/**
 * Returns the thing at a public address: a page of an item, its card, or a profile. A link has no page, so 'link/{id}' names one; other
 * documents may be named so too. `null` if there is none.
 */
export async function subjectAt(db: Firestore, address: string): Promise<Subject | null> {
  const named = subjectSchema.safeParse(address);
  if (named.success) return named.data;
  const path = parseUrl(address)?.pathname ?? address;
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const isOfItem = (first === 'explore' || first === 'og') && second !== 'perfil';
  const [kind, id] = isOfItem ? [second, third] : [SHORT[first], second];
  const item = subjectSchema.safeParse(`${kind}/${id}`);
  if (item.success) return item.data;
  const username = normalizeUsername(first === 'og' && second === 'perfil' ? third : first);
  if (!username) return null;
  const [person] = (await queryFrom(db, queries.byUsername(username)).select().limit(1).get()).docs;
  return person ? subjectSchema.parse(`user/${person.id}`) : null;
}
