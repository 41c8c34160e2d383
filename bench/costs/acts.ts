import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import { userWritten } from '../../functions/src/accounts/owners/user-written.ts';
import { signUp } from '../../functions/src/accounts/sign-up/sign-up.ts';
import { refs } from '../../functions/src/base/firestore/refs.ts';
import { itemChanged } from '../../functions/src/items/agenda/notes.ts';
import { repair } from '../../functions/src/items/agenda/repair.ts';
import { work as doPending } from '../../functions/src/items/agenda/worker.ts';
import { itemWritten } from '../../functions/src/items/items/item-written.ts';
import { creador, itemData } from '../../functions/src/testing/data.ts';
import { NOW, project } from '../../functions/src/testing/project.ts';
import type { countReads, ReadBill } from '../reads.ts';
import type { CostMeasurements } from './measured.ts';

/** Writes by the client: an item and its counter; a like. */
const OWN_WRITES = { publication: 2, like: 1 };

/**
 * Counts reads and writes of publishing, liking and signing up, including triggers and the worker. In
 * production, the worker batches bursts, so this is an upper bound.
 */
export async function measureActs(bills: ReturnType<typeof countReads>): Promise<CostMeasurements['acts']> {
  const deps = project('costs');
  const { db } = deps;
  await creador(db, 'casa');
  await repair(deps);
  const item = refs.item(db, 'evento', 'nuevo');
  await item.set(itemData(db, 'evento', 'casa', { fechaExacta: NOW }));
  const of = async (ownWrites: number, work: () => Promise<unknown>): Promise<ReadBill> => {
    bills.take();
    await work();
    const { reads, writes } = bills.take();
    return { reads, writes: writes + ownWrites };
  };
  /** Runs `work`, which changes the item, and then its trigger and the worker. */
  const listed = async (work: () => Promise<unknown>) => {
    const before = await item.get();
    await work();
    await itemChanged(db, { before, after: await item.get() });
    await doPending(deps);
  };
  const publication = await of(OWN_WRITES.publication, () =>
    listed(() => itemWritten(deps, { tipo: 'evento', id: 'nuevo', before: undefined })),
  );
  await creador(db, 'lee', { eventLikes: [item] });
  const after = (await refs.user(db, 'lee').get()).data();
  const like = await of(OWN_WRITES.like, () =>
    listed(() => userWritten(deps, { uid: 'lee', before: { ...after, eventLikes: [] }, after })),
  );
  const account = {
    username: usernameSchema.parse('costs'),
    email: 'costs@example.com',
    password: 'secreto-1',
    terminosVersion: TERMS_VERSION,
  };
  const signedUp = await of(0, () => signUp(deps, account));
  return { publication, like, signUp: signedUp };
}
