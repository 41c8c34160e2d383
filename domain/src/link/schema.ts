import { ITEM_FIELDS, systemShape } from '../item/schema.ts';
import { link, onCard } from '../values/field-schema.ts';
import { storedSchema, writtenShape } from '../values/shapes-schema.ts';
import { z } from '../zod.ts';

export const LINK_FIELDS = {
  ...ITEM_FIELDS,
  enlace: onCard(link('url')),
};

export const linkStoredSchema = storedSchema(LINK_FIELDS, systemShape);
export const linkFormSchema = z.object(writtenShape(LINK_FIELDS));
