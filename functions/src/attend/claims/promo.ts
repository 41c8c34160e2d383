import { isCalledOff } from '@vidriera/domain/evento/state';
import { isPaused, isRetired } from '@vidriera/domain/item/access';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { isOn, sortMoment } from '@vidriera/domain/when/when';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { hasPage, isShownOwner } from '../../base/firestore/access.ts';
import { type Edition, editionOf } from '../../base/firestore/edition.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';

export interface Promo {
  id: ItemId;
  uid: string;
  edition: Edition;
  titulo: string;
  /** 0: unlimited. */
  quota: number;
  /** May be empty. */
  aviso: string;
  /** The reason if cancelled, else `null`. */
  calledOff: string | null;
  /** Whether it runs and is not cancelled. */
  isOn: boolean;
  /** Whether nobody else may take it. Open claims stay. */
  isSoldOut: boolean;
  /** Milliseconds; `null` if endless. */
  ends: number | null;
  /** The creator left the role. */
  isRetired: boolean;
  /** It is held for review: nobody takes it or is told anything. */
  isPaused: boolean;
  /** Visitors see it. */
  isShown: boolean;
}

function asPromo(
  id: ItemId,
  edition: Edition,
  doc: Stored['promo'],
  now: Date,
): Omit<Promo, 'isRetired' | 'isPaused' | 'isShown'> {
  const calledOff = isCalledOff(doc) ? doc.aviso : null;
  const [when, at] = [whenStored('promo', doc), localTime(now)];
  return {
    id,
    uid: edition.creador,
    edition,
    titulo: doc.titulo,
    quota: doc.cantCanjeos,
    aviso: doc.aviso,
    calledOff,
    isOn: isOn(when, at),
    isSoldOut: doc.agotado,
    ends: sortMoment(when, at)?.getTime() ?? null,
  };
}

export function readPromo(snapshot: DocumentSnapshot, now: Date): Promo | null {
  const item = readItem('promo', snapshot);
  const edition = item && editionOf(snapshot);
  if (!edition) return null;
  return {
    ...asPromo(itemIdSchema.parse(item.id), edition, item.doc, now),
    isRetired: isRetired(snapshot.data()),
    isPaused: isPaused(snapshot.data()),
    isShown: hasPage(snapshot, now),
  };
}

/** Returns the promo, or `null` if it is gone. @throws UnreadableDocument, as it must not count as withdrawn */
export function readKnownPromo(snapshot: DocumentSnapshot, now: Date): Promo | null {
  const promo = readPromo(snapshot, now);
  if (!promo && snapshot.exists) throw new UnreadableDocument(snapshot.ref.path);
  return promo;
}

/** Returns why a promo is invalid; `null` if it is valid. */
export const offOf = ({
  isRetired: creatorLeft,
  calledOff,
}: Pick<Promo, 'isRetired' | 'calledOff'>): 'cancelled' | 'withdrawn' | null => {
  if (creatorLeft) return 'withdrawn';
  return calledOff === null ? null : 'cancelled';
};

/** Returns a promo, unless its creator left the role. Before its trigger has run, the owner’s role decides. */
export async function readCurrentPromo(
  tx: Transaction,
  db: Firestore,
  id: string,
  now: Date,
): Promise<Promo | null> {
  const snapshot = await tx.get(refs.item(db, 'promo', id));
  const promo = readPromo(snapshot, now);
  const visible: unknown = snapshot.get('visible');
  if (!promo || promo.isRetired) return null;
  if (visible === undefined && !isShownOwner(await tx.get(refs.user(db, promo.uid)))) return null;
  return promo;
}
