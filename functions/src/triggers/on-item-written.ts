import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { itemChanged } from '../agenda/notes.ts';
import { concernsClaims, promoChanged } from '../claims/promo-changed.ts';
import { suspendAgain } from '../complaints/suspend-again.ts';
import { thingGone } from '../complaints/thing-gone.ts';
import { services } from '../firestore/admin.ts';
import { isDerivation } from '../firestore/differences.ts';
import { ownerOf } from '../firestore/owner.ts';
import { listPictures } from '../held/list-pictures.ts';
import { itemWritten } from '../items/item-written.ts';
import { logger } from '../process/logger.ts';
import { itemOptions } from '../process/options.ts';
import { noteChange } from '../seats/change-note.ts';
import { concernsSeats } from '../seats/event-changed.ts';
import { concernsReminders } from '../seats/follow-reminders.ts';

type Data = Record<string, unknown> | undefined;

/** Queues the steps of seats and reminders, if they may have to follow. */
async function noteOf(db: Firestore, id: string, before: Data, after: Data): Promise<void> {
  const reminders = concernsReminders(before, after);
  if (reminders || concernsSeats(before, after)) await noteChange(db, id, reminders);
}

/** Trigger on each kind. Queues changes for the agenda and seats workers, and notifies holders of claims. Derived writes end early. */
const onWritten = (tipo: Tipo) =>
  onDocumentWritten({ ...itemOptions, document: `${tipo}/{id}` }, async (event) => {
    const { id } = event.params;
    const [before, after] = [event.data?.before.data(), event.data?.after.data()];
    const { db } = services();
    await Promise.all([
      event.data && itemChanged(db, event.data),
      tipo === 'evento' && noteOf(db, id, before, after),
    ]);
    if (tipo === 'promo' && concernsClaims(before, after)) {
      const told = await promoChanged(services(), id);
      logger.info('onItemWritten: promo notices', { id, told });
    }
    // A hold may have been interrupted before the derivation.
    const isRest = before && after && before.retenido === after.retenido && isDerivation(before, after);
    if (isRest) return;
    const deleted = after ? undefined : new Date(event.time);
    const outcome = await itemWritten(services(), { tipo, id, before, after, deleted });
    logger.info('onItemWritten', { tipo, id, ...outcome });
    // Last: a case that can't be read holds up nothing else.
    const subject = subjectSchema.safeParse(`${tipo}/${id}`).data; // nobody holds an odd id
    const owner = !before && event.data?.after ? ownerOf(event.data.after) : null;
    if (owner) await suspendAgain(services(), owner);
    if (subject && !after) await thingGone(services(), subject);
    if (subject && after?.retenido) await listPictures(services(), subject);
  });

export const onEventoWritten = onWritten('evento');
export const onCursoWritten = onWritten('curso');
export const onPromoWritten = onWritten('promo');
export const onLinkWritten = onWritten('link');
