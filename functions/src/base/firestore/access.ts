import {
  type Access,
  isPaused,
  isRetired,
  RETENIDO,
  VISIBILIDADES,
  whyHidden,
} from '@vidriera/domain/item/access';
import { isListed } from '@vidriera/domain/usuario/may';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Fields that decide who sees an item. */
export const ACCESS_MASK = [
  'visible',
  'retenido',
  'retirado',
  'visibilidad',
  'publicarDesde',
  'publicarHasta',
];

const accessSchema = z.object({
  retenido: z.catch(z.nullable(z.enum(RETENIDO)), null),
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

/** Returns what people with a seat or a claim learn of its item: whether it has no page, and whether that is for now only. */
export const reachOf = (item: DocumentSnapshot, now: Date) => ({
  isHidden: !item.exists || !hasPage(item, now),
  ...(isPaused(item.data()) && { isPaused: true }),
});

/** Whether a person's profile, with everything it shows, is held for review or removed. */
export const isHeldUser = (user: DocumentSnapshot): boolean => user.get('retenido') !== undefined;

/** Whether a person's items may be shown. */
export const isShownOwner = (user: DocumentSnapshot): boolean =>
  isListed(user.get('role')) && !isHeldUser(user);
