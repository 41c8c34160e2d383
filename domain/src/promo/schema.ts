import { ITEM_FIELDS, systemShape } from '../item/schema.ts';
import { count, day, onCard } from '../values/field-schema.ts';
import { fechaOrNull } from '../values/firestore-schema.ts';
import { inOrder } from '../values/form-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { storedSchema, writtenShape } from '../values/shapes-schema.ts';
import { z } from '../zod.ts';

export const PROMO_FIELDS = {
  ...ITEM_FIELDS,
  /** How often it may be redeemed; 0: no number. */
  cantCanjeos: onCard(count(LIMITS.cantCanjeos)),
  fechaDesde: onCard(day()),
  fechaHasta: onCard(day()),
};

/** `fecha` is when it was published. */
export const promoStoredSchema = storedSchema(PROMO_FIELDS, { ...systemShape, fecha: fechaOrNull });
export const promoFormSchema = inOrder(z.object(writtenShape(PROMO_FIELDS)));
