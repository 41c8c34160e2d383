import type { Tipo } from 'domain/ids';
import { itemIdSchema } from 'domain/ids-schema';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../shared/admin.ts';
import { triggerOptions } from '../shared/options.ts';
import { itemWritten } from './item-written.ts';

/** The same trigger on each kind's collection. */
const onWritten = (tipo: Tipo) =>
  onDocumentWritten({ ...triggerOptions, document: `${tipo}/{id}` }, async (event) => {
    const id = itemIdSchema.safeParse(event.params.id);
    // Nothing the product made, and it stays hidden; failing would only have it delivered again for a day.
    if (!id.success) return logger.warn('onItemWritten: no id of an item', { tipo });
    const outcome = await itemWritten(services(), { tipo, id: id.data, antes: event.data?.before.data() });
    logger.info('onItemWritten', { tipo, id: id.data, ...outcome });
  });

export const onEventoWritten = onWritten('evento');
export const onCursoWritten = onWritten('curso');
export const onPromoWritten = onWritten('promo');
export const onLinkWritten = onWritten('link');
