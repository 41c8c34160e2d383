import { mayPublish } from '@vidriera/domain/usuario/may';
import { TIPOS } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { recountLikesNow } from '../../accounts/owners/likes.ts';
import { recheckPersonLinks } from '../../accounts/owners/person-links.ts';
import { recountItems } from '../../accounts/owners/recount-items.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { dropStaleLights } from '../../items/agenda/lights.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { reserveLookalikes } from '../daily/reserve-lookalikes.ts';
import { BadDocument, type Context, type Migration } from './migration.ts';

/** Recomputes all derived data, after a change of their rules. */
export const rederive: Migration = {
  title: 'Recomputes the derived data of items, people and usernames',
  collections: [...TIPOS, 'user', 'username'],
  page: (context, collection, docs) => {
    if (collection === 'user') return rederivePeople(context, docs);
    if (collection === 'username') return reserveLookalikes(context.db, docs, context.dryRun);
    return rederiveItems(context, tipoSchema.parse(collection), docs);
  },
};

async function rederiveItems(
  context: Context,
  tipo: (typeof TIPOS)[number],
  docs: DocumentSnapshot[],
): Promise<number> {
  for (const doc of docs) {
    if (!readItem(tipo, doc)) throw new BadDocument('the item is unreadable');
  }
  const { written, relit } = await updateDerived(
    context,
    docs.map(({ ref }) => ref),
    [],
    context.dryRun,
  );
  let counted = 0;
  for (const { id } of docs) if (await recountLikesNow(context.db, { tipo, id }, context.dryRun)) counted++;
  return written + relit + counted;
}

async function rederivePeople(context: Context, people: DocumentSnapshot[]): Promise<number> {
  let written = 0;
  for (const person of people) {
    if (await dropStaleLights(context, person.ref, context.dryRun)) written++;
    if (await recheckPersonLinks(context, person, context.dryRun)) written++;
    if (!mayPublish(person.get('role'))) continue;
    for (const tipo of TIPOS)
      if (await recountItems(context.db, { uid: person.id, tipo }, context.dryRun)) written++;
  }
  return written;
}
