import { CHANGE_FIELDS, ITEM_FIELDS } from '../item/fields.ts';
import { count, day, localidad, onCard, precio } from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';

export const PROMO_FIELDS = {
  ...ITEM_FIELDS,
  /** How many may take and redeem it, one each; 0: without limit. */
  cantCanjeos: onCard(count(LIMITS.cantCanjeos)),
  fechaDesde: onCard(day()),
  fechaHasta: onCard(day()),
  precio: onCard(precio()),
  /** Where it differs from its owner's. */
  localidad: localidad(),
  ...CHANGE_FIELDS,
};
