import { ITEM_FIELDS } from '../item/fields.ts';
import { link, onCard } from '../values/fields.ts';

export const LINK_FIELDS = {
  ...ITEM_FIELDS,
  enlace: onCard(link('url')),
};
