import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import { isRetired, type Retenido } from '@vidriera/domain/item/access';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { heldAs } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { type FoundHosts, readCheck } from '../links/found-hosts.ts';
import { hostsOfItem } from '../links/links-of.ts';

/** Further inputs of an item's derivation, beside the item and its owner. */
export interface Inputs {
  /** Waits for its creator's answer (come-back/unanswered.ts). */
  isUnanswered: boolean;
  /** The item's own hold; its owner's hides it too. */
  ownHold: Retenido | null;
  /** Hosts of its links that need attention. */
  found: FoundHosts;
}

/** Reads the inputs of items in the caller's transaction. */
export async function readInputs(
  deps: Pick<Deps, 'db' | 'now'>,
  tx: Transaction,
  stored: DocumentSnapshot[],
): Promise<(item: DocumentSnapshot) => Inputs> {
  const { db } = deps;
  const unanswered = await unansweredOf(db, tx, stored);
  const holds = await holdsOf(db, tx, stored);
  const hosts = new Map(stored.map((document) => [document.ref.path, hostsOf(document)]));
  const check = [...hosts.values()].some((some) => some.length > 0) ? await readCheck(deps) : null;
  return ({ id, ref }) => ({
    isUnanswered: unanswered.has(id),
    ownHold: holds.get(ref.path) ?? null,
    found: check?.(hosts.get(ref.path) ?? []) ?? { listed: [], alike: [] },
  });
}

function hostsOf(item: DocumentSnapshot): string[] {
  const tipo = tipoSchema.parse(item.ref.parent.id);
  const doc = parseItem(tipo, item.data()); // it knows a field's other name
  return doc ? hostsOfItem(tipo, doc) : [];
}

/** Returns the heavier hold of item and owner. */
export function retenidoOf(owner: DocumentSnapshot, ownHold: Retenido | null): Retenido | null {
  const ofOwner: unknown = owner.get('retenido') ?? null;
  if (ownHold === 'baja' || ofOwner === 'baja') return 'baja';
  const isOrder = (one: unknown) => one === null || one === 'orden';
  if (isOrder(ownHold) && isOrder(ofOwner)) return ownHold ?? (ofOwner && 'orden');
  return 'revision';
}

/** Returns the ids of events that wait for their creator's answer: of those that the role hid. */
async function unansweredOf(
  db: Firestore,
  tx: Transaction,
  stored: DocumentSnapshot[],
): Promise<Set<string>> {
  const events = stored.filter(({ ref }) => ref.parent.id === 'evento');
  const told = events.filter((event) => isRetired(event.data())).map(({ id }) => refs.unanswered(db, id));
  const found = told.length > 0 ? await tx.getAll(...told) : [];
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Returns the own holds by path. A hold marks its item in the same transaction, so others need no read; a new item may have a held id. */
async function holdsOf(
  db: Firestore,
  tx: Transaction,
  stored: DocumentSnapshot[],
): Promise<Map<string, Retenido>> {
  const subjects = stored
    .filter((item) => item.get('retenido') !== undefined || item.get('visible') === undefined)
    .flatMap(({ ref }) => subjectSchema.safeParse(ref.path).data ?? []); // nobody holds an odd id
  const found =
    subjects.length > 0 ? await tx.getAll(...subjects.map((subject) => refs.held(db, subject))) : [];
  return new Map(
    subjects.flatMap((subject, i) => {
      const as = heldAs(found[i]);
      return as ? [[subject, as]] : [];
    }),
  );
}
