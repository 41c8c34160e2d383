import { systemShape } from '../item/schema.ts';
import { WORDS } from '../item/words.ts';
import { fechaOrNull } from '../values/firestore-schema.ts';
import { writtenShape } from '../values/form-fields-schema.ts';
import { inOrder, shownInOrder } from '../values/form-schema.ts';
import { storedSchema } from '../values/stored-schema.ts';
import { z } from '../zod.ts';
import { PROMO_FIELDS } from './fields.ts';

/** `fecha` is when it was published. */
export const promoStoredSchema = storedSchema(PROMO_FIELDS, { ...systemShape, fecha: fechaOrNull });
export const promoFormSchema = z.object(writtenShape(PROMO_FIELDS, WORDS)).check(inOrder, shownInOrder);
