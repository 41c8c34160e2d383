import { type Access, isRetired, VISIBILIDADES, whyHidden } from '@vidriera/domain/item/access';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Fields that decide who sees an item. */
export const ACCESS_MASK = ['visible', 'retirado', 'visibilidad', 'publicarDesde', 'publicarHasta'];

const accessSchema = z.object({
  visibilidad: z.catch(z.enum(VISIBILIDADES), 'publico'),
  publicarDesde: z.catch(fechaOrNull, null),
  publicarHasta: z.catch(fechaOrNull, null),
});

function accessOf(item: DocumentSnapshot): Access {
  const data = item.data() ?? {};
  return { retirado: isRetired(data), ...accessSchema.parse(data) };
}

/** Whether visitors may open an item's page. It asks the clock: the function that derives `visible` may be late. Until its trigger has run, they may. */
export const hasPage = (item: DocumentSnapshot, now: Date): boolean =>
  whyHidden(accessOf(item), now) === null;
