import { shownAt } from '@vidriera/domain/complaint/address';
import { type Subject, subjectSchema } from '@vidriera/domain/held/subject-schema';
import { parseUrl } from '@vidriera/domain/values/parse-url';
import type { Deps } from '../../base/firestore/admin.ts';
import { personByUsername } from '../../base/people/by-username.ts';

/**
 * Returns the thing at a public address: a page of an item, its card, or a profile. A link has no page, so 'link/{id}' names one; other
 * documents may be named so too. `null` if there is none.
 */
export async function subjectAt(deps: Pick<Deps, 'db' | 'now'>, address: string): Promise<Subject | null> {
  const named = subjectSchema.safeParse(address);
  if (named.success) return named.data;
  const shown = shownAt(parseUrl(address)?.pathname ?? address);
  const [kind, name = ''] = shown?.split('/') ?? [];
  if (kind !== 'perfil') return subjectSchema.safeParse(shown).data ?? null;
  const person = await personByUsername(deps, name, ['username']);
  return person ? subjectSchema.parse(`user/${person.id}`) : null;
}
