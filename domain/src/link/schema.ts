import { systemShape } from '../item/schema.ts';
import { WORDS } from '../item/words.ts';
import { writtenShape } from '../values/form-fields-schema.ts';
import { shownInOrder } from '../values/form-schema.ts';
import { storedSchema } from '../values/stored-schema.ts';
import { z } from '../zod.ts';
import { LINK_FIELDS } from './fields.ts';

export const linkStoredSchema = storedSchema(LINK_FIELDS, systemShape);
export const linkFormSchema = z.object(writtenShape(LINK_FIELDS, WORDS)).check(shownInOrder);
