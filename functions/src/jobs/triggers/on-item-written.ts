import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { Firestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { concernsClaims, promoChanged } from '../../attend/claims/promo-changed.ts';
import { noteChange } from '../../attend/seats/change-note.ts';
import { concernsSeats } from '../../attend/seats/event-changed.ts';
import { concernsReminders } from '../../attend/seats/follow-reminders.ts';
import { services } from '../../base/firestore/admin.ts';
import { isDerivation } from '../../base/firestore/differences.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { logger } from '../../base/process/logger.ts';
import { itemOptions } from '../../base/process/options.ts';
import { itemChanged } from '../../items/agenda/notes.ts';
import { itemWritten } from '../../items/items/item-written.ts';
import { suspendAgain } from '../../trust/complaints/suspend-again.ts';
import { thingGone } from '../../trust/complaints/thing-gone.ts';
import { listPictures } from '../../trust/held/list-pictures.ts';

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
