import type { Tipo } from 'domain/values/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { services } from '../shared/admin.ts';
import { logger } from '../shared/logger.ts';
import { triggerOptions } from '../shared/options.ts';
import { itemWritten } from './item-written.ts';

/** The same trigger on each kind's collection. */
const onWritten = (tipo: Tipo) =>
  onDocumentWritten({ ...triggerOptions, document: `${tipo}/{id}` }, async (event) => {
    const { id } = event.params;
    const outcome = await itemWritten(services(), { tipo, id, before: event.data?.before.data() });
    logger.info('onItemWritten', { tipo, id, ...outcome });
  });

export const onEventoWritten = onWritten('evento');
export const onCursoWritten = onWritten('curso');
export const onPromoWritten = onWritten('promo');
export const onLinkWritten = onWritten('link');
