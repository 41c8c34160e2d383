import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { mayPublish } from '@vidriera/domain/usuario/may';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { differences } from '../../base/firestore/differences.ts';
import { refs } from '../../base/firestore/refs.ts';
import { type CheckHosts, hostFields, readCheck } from '../../items/links/found-hosts.ts';
import { hostsOfPerson } from '../../items/links/links-of.ts';
import { noteLinks } from '../../items/links/note.ts';

type LinkDeps = Pick<Deps, 'db' | 'now'>;
type Data = Record<string, unknown> | undefined;

/** Whether a write changed a link of a person. */
export const changesLinks = (before: Data, after: Data): boolean =>
  Object.values(RED_FIELD).some((field) => (before?.[field] ?? null) !== (after?.[field] ?? null));

/** Stores which hosts of a profile's links are listed or imitate others. Writes only differences. @returns whether it wrote */
export async function checkPersonLinks(deps: LinkDeps, uid: string): Promise<boolean> {
  const { db, now } = deps;
  const check = await readCheck(deps);
  return db.runTransaction(async (tx) => {
    const [user, creador] = await tx.getAll(refs.user(db, uid), refs.creador(db, uid));
    const { changes, hasNew } = changesOf(check, user?.data(), creador?.data());
    if (!changes) return false;
    tx.update(refs.user(db, uid), changes);
    if (hasNew) noteLinks(tx, db, { path: refs.user(db, uid).path, owner: uid }, now());
    return true;
  });
}

/** The same for a person who was read, without a transaction where nothing differs. At most one read then. */
export async function recheckPersonLinks(
  deps: LinkDeps,
  person: DocumentSnapshot,
  dryRun = false,
): Promise<boolean> {
  const creador = mayPublish(person.get('role')) ? await refs.creador(deps.db, person.id).get() : null;
  const { changes } = changesOf(await readCheck(deps), person.data(), creador?.data());
  return changes !== null && (dryRun || checkPersonLinks(deps, person.id));
}

function changesOf(check: CheckHosts, saved: Data, creador: Data) {
  if (!saved) return { changes: null, hasNew: false };
  const { fields, hasNew } = hostFields(saved, check(hostsOfPerson(saved, creador)));
  return { changes: differences(saved, fields), hasNew };
}
