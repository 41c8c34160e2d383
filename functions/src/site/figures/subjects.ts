import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import { itemIdSchema, tipoSchema } from '@vidriera/domain/values/ids-schema';
import { LRUCache } from 'lru-cache';
import { isHeldUser } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { readVisible } from '../../base/firestore/readable-items.ts';
import { personByUsername } from '../../base/people/by-username.ts';

const REMEMBERED = 20_000;
const REMEMBERED_MS = 10 * 60_000;

/** Finds the creators of what events tell of. Missing and hidden things have none. Each is remembered for ten minutes. */
export function createSubjects({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const owners = new LRUCache<string, { uid: string | null }>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (of) => ({ uid: await ownerOf({ db, now }, of) }),
  });
  return {
    /** @throws errors of Firestore */
    ownerOf: async (of: string): Promise<string | null> => (await owners.fetch(of))?.uid ?? null,
    /** Only what is remembered. */
    known: (of: string): string | null => owners.get(of)?.uid ?? null,
  };
}

async function ownerOf({ db, now }: Pick<Deps, 'db' | 'now'>, of: string): Promise<string | null> {
  const [kind, name = ''] = of.split('/');
  if (kind === 'perfil') {
    const person = await personByUsername({ db, now }, name, ['role', 'retenido']);
    return person && hasPerfilCreador(person.get('role')) && !isHeldUser(person) ? person.id : null;
  }
  const tipo = tipoSchema.safeParse(kind);
  const id = itemIdSchema.safeParse(name);
  if (!tipo.success || !id.success) return null;
  return (await readVisible({ db, now }, tipo.data, id.data))?.uid ?? null;
}
