import { ITEM_FIELDS } from '../item/fields.ts';
import { check, link, onCard, optional } from '../values/fields.ts';

export const LINK_FIELDS = {
  ...ITEM_FIELDS,
  enlace: onCard(link('url')),
  /** Shown as a player where the address has one (players.ts). */
  reproductor: optional(onCard(check())),
};
