import { derive } from '@vidriera/domain/item/derived';
import { type Light, lightsOf } from '@vidriera/domain/item/light';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { isListed } from '@vidriera/domain/usuario/may';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { differences } from '../../base/firestore/differences.ts';
import { readItem, reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { changedLights } from '../agenda/lights.ts';
import { hostFields } from '../links/found-hosts.ts';
import { noteLinks } from '../links/note.ts';
import { addToCounts, type Steps, step } from './counts.ts';
import { type Inputs, readInputs, retenidoOf } from './inputs.ts';

const MAX_LOGGED = 1000;
const logged = new Set<string>();

/** Logs an unknown place once per instance. */
function logUnknownPlace(code: string | null, path: string): void {
  if (code === null || placeByCode(code) || logged.has(path) || logged.size >= MAX_LOGGED) return;
  logged.add(path);
  logger.warn('Unknown place', { path, code });
}

export const DERIVED_BATCH = 100;

type Item = NonNullable<ReturnType<typeof readItem>>;
export type DerivedOutcome = { written: number; relit: number; ownerless: DocumentReference[] };

const createdAtOf = ({ createdAt }: Item['doc'], snapshot: DocumentSnapshot): Date | undefined =>
  createdAt ?? snapshot.createTime?.toDate();

/**
 * Derives a readable item’s fields; only a creator’s item is visible, once its creator has answered. `retirado` is for hidden items only,
 * `retenido` for held ones, and `cambiaEl` for those that change by themselves.
 */
function derivedOf(
  snapshot: DocumentSnapshot,
  { uid, doc }: Item,
  owner: DocumentSnapshot,
  { now, isUnanswered, ownHold, found }: Inputs & { now: Date },
) {
  const tipo = tipoSchema.parse(snapshot.ref.parent.id);
  if ('localidad' in doc) logUnknownPlace(doc.localidad, snapshot.ref.path);
  const localidad: unknown = owner.get('localidad');
  const retenido = retenidoOf(owner, ownHold);
  const retirado = !isListed(owner.get('role')) || isUnanswered || retenido === 'baja';
  const author = { localidad: typeof localidad === 'string' ? localidad : null };
  const {
    retirado: _,
    cambiaEl,
    publicadoEl,
    canceladoEl,
    ...derived
  } = derive(tipo, doc, {
    retenido,
    retirado,
    now,
    author,
    before: { ...doc, visible: snapshot.get('visible'), createdAt: createdAtOf(doc, snapshot) },
  });
  const isCleared = !retenido && snapshot.get('retenido') !== undefined;
  const gone = FieldValue.delete();
  return {
    ...derived,
    ...(retenido && { retenido }),
    // A cleared item is as it was before.
    ...(isCleared && { retenido: gone, ...(snapshot.get('retirado') !== undefined && { retirado: gone }) }),
    ...(!derived.visible && { retirado }),
    ...((cambiaEl || snapshot.get('cambiaEl')) && { cambiaEl }),
    ...(publicadoEl && { publicadoEl }),
    ...((canceladoEl || snapshot.get('canceladoEl')) && { canceladoEl }),
    ...hostFields(snapshot.data() ?? {}, found).fields,
    uid,
    createdAt: createdAtOf(doc, snapshot) ?? now,
    cantLikes: doc.cantLikes,
  };
}

/** Derives any item’s fields; hides unreadable and failing ones, which cancels nothing. */
function derivedOrHidden(
  snapshot: DocumentSnapshot,
  item: Item | null,
  owner: DocumentSnapshot | undefined,
  inputs: Inputs & { now: Date },
): Record<string, unknown> {
  // Nothing is due until it is written again.
  const hidden = { visible: false, ...(snapshot.get('cambiaEl') && { cambiaEl: null }) };
  if (!item) return hidden;
  if (!owner) return { ...hidden, retirado: true };
  try {
    return derivedOf(snapshot, item, owner, inputs);
  } catch (error) {
    logger.error('Item hidden: its derivation failed', error, { path: snapshot.ref.path });
    return { ...hidden, retirado: !isListed(owner.get('role')) || inputs.isUnanswered };
  }
}

/**
 * Updates derived fields, missing uids, lights and counts of up to `DERIVED_BATCH` items in one transaction. Writes only differences, so
 * its own trigger rests.
 * @param before uids of earlier owners
 * @param dryRun writes nothing
 */
export async function updateDerived(
  { db, now }: { db: Firestore; now: () => Date },
  items: DocumentReference[],
  before: readonly string[] = [],
  dryRun = false,
): Promise<DerivedOutcome> {
  if (items.length === 0) return { written: 0, relit: 0, ownerless: [] };
  return db.runTransaction(async (tx) => {
    const stored = (await tx.getAll(...items)).filter(({ exists }) => exists);
    const read = stored.map((snapshot) => readItem(tipoSchema.parse(snapshot.ref.parent.id), snapshot));
    const uids = [...new Set([...before, ...read.flatMap((item) => item?.uid ?? [])])];
    const people = uids.length > 0 ? await tx.getAll(...uids.map((uid) => refs.user(db, uid))) : [];
    const byUid = new Map(people.filter(({ exists }) => exists).map((person) => [person.id, person]));
    const inputsOf = await readInputs({ db, now }, tx, stored);
    const outcome: DerivedOutcome = { written: 0, relit: 0, ownerless: [] };
    const lights = new Map(uids.map((uid) => [uid, new Map(items.map(({ path }) => [path, [] as Light[]]))]));
    const steps: Steps = {};
    stored.forEach((snapshot, i) => {
      const tipo = tipoSchema.parse(snapshot.ref.parent.id);
      const item = read[i] ?? null;
      const owner = item ? byUid.get(item.uid) : undefined;
      if (item && !owner) outcome.ownerless.push(snapshot.ref);
      const inputs = inputsOf(snapshot);
      const derived = derivedOrHidden(snapshot, item, owner, { now: now(), ...inputs });
      if (item && derived.visible)
        lights.get(item.uid)?.set(snapshot.ref.path, lightsOf(tipo, item.doc, now()));
      const saved = snapshot.data() ?? {};
      const changes = differences(saved, derived);
      if (!changes) return;
      steps[tipo] = (steps[tipo] ?? 0) + step(tipo, saved, { ...saved, ...derived }, now());
      if (!dryRun) tx.update(snapshot.ref, changes);
      if (
        !dryRun &&
        hostFields(saved, inputs.found).hasNew &&
        ('listedHosts' in changes || 'alikeHosts' in changes)
      )
        noteLinks(tx, db, { path: snapshot.ref.path, owner: item?.uid ?? '' }, now());
      outcome.written++;
    });
    if (stored[0] && !dryRun) addToCounts(tx, db, stored[0].ref.path, steps);
    for (const [uid, person] of byUid) {
      const changed = changedLights(person.get('lights'), lights.get(uid) ?? new Map(), now());
      if (!changed) continue;
      if (!dryRun) tx.update(person.ref, { lights: changed });
      outcome.relit++;
    }
    reportUnreadable(stored.filter((_, i) => !read[i]).map(({ ref }) => ref.path));
    return outcome;
  });
}
