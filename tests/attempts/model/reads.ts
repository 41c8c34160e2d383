import type { ReadRequest } from '../generate/reads.ts';
import type { FirestoreWorld } from '../support/wire.ts';
import { isKind } from './items.ts';
import { goodIf, type Opinion } from './opinion.ts';
import { textOf } from './values.ts';

const MOST = 48;

/** Judges a read: people may read own documents and lists of at most 48; categories are public. */
export function opinionOnRead(world: FirestoreWorld, uid: string | null, asked: ReadRequest): Opinion {
  if (!('path' in asked)) return goodIf(mayList(uid, asked));
  const [collection, id, sub, name, ...deeper] = asked.path.split('/');
  if (deeper.length > 0) return 'bad';
  if (collection === 'categoria' && sub === undefined) return 'good';
  if (uid === null) return 'bad';
  if (isKind(collection)) return goodIf(sub === undefined && textOf(world.get(asked.path)?.uid) === uid);
  if (collection === 'orden') return goodIf(sub === undefined && id === uid);
  if (collection !== 'user' || id !== uid) return 'bad';
  return goodIf(
    sub === undefined ||
      sub === 'counter' ||
      sub === 'brought' ||
      sub === 'figures' ||
      (sub === 'refRolCreador' && name === uid),
  );
}

function mayList(uid: string | null, asked: Exclude<ReadRequest, { path: string }>): boolean {
  if (asked.limit === null || asked.limit > MOST || asked.everywhere) return false;
  return asked.collection === 'categoria' || (isKind(asked.collection) && uid !== null && asked.uid === uid);
}
