import { escapeHtml } from '../values/escape-html.ts';

/** Addresses of agendas that other sites show in a frame: `/embed/{username}` and `/embed/en/{place}`. */
const EMBED_PREFIX = '/embed/';
const PLACE_PREFIX = `${EMBED_PREFIX}en/`;

export const EMBED_THEMES = ['auto', 'claro', 'oscuro'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Colours of dates and links. The first one, which addresses leave out, stands for the creator's look where there is one. */
export const EMBED_COLORS = ['bermellon', 'verde', 'azul', 'violeta', 'rosa', 'grafito'] as const;
export type EmbedColor = (typeof EMBED_COLORS)[number];

/** A creator's agenda, or a place's. @property place its code */
export type EmbedOf = { username: string } | { place: string };
export interface EmbedLook {
  tema: EmbedTheme;
  color: EmbedColor;
}
export const PLAIN_LOOK: EmbedLook = { tema: 'auto', color: 'bermellon' };

/** Returns the only address of an agenda in a look: parameters have one order, and plain ones are left out. */
export function embedPath(of: EmbedOf, look: EmbedLook = PLAIN_LOOK): string {
  const path =
    'place' in of
      ? `${PLACE_PREFIX}${encodeURIComponent(of.place)}`
      : `${EMBED_PREFIX}${encodeURIComponent(of.username)}`;
  const query = new URLSearchParams();
  if (look.tema !== PLAIN_LOOK.tema) query.set('tema', look.tema);
  if (look.color !== PLAIN_LOOK.color) query.set('color', look.color);
  return `${path}?${query}`.replace(/\?$/, '');
}

/** Returns the code that shows an agenda on another site. @param title names the frame for screen readers */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" loading="lazy" style="width:100%;height:480px;border:0"></iframe>`;
