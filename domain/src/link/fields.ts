import { ITEM_FIELDS } from '../item/fields.ts';
import { check, link, onCard, optional, text } from '../values/fields.ts';
import { LIMITS } from '../values/limits.ts';

export const LINK_FIELDS = {
  ...ITEM_FIELDS,
  enlace: onCard(link('url')),
  /** Shown as a player where the address has one (players.ts). */
  reproductor: optional(onCard(check())),
  /** Of Bandcamp, whose addresses don't name it: 'album=123'. Read from the page that the link leads to. */
  reproductorId: optional(onCard(text(LIMITS.reproductorId))),
};
