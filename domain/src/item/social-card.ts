import type { PublicPerfil } from '../api/schema.ts';
import { type Poster, perfilPoster, posterOf } from '../poster/poster.ts';
import type { Detail } from './wire-schema.ts';

/** Version of the drawing. Raise it when cards are drawn differently, to change every address. */
const DRAWING = 3;

/** Everything that a card shows. The address contains its hash. */
export interface CardContent {
  kind: 'evento' | 'curso' | 'promo' | 'perfil';
  poster: Poster;
  /** Storage path. */
  imagen: string | null;
}

export const itemCard = (detail: Detail): CardContent => ({
  kind: detail.tipo,
  poster: posterOf(detail),
  imagen: detail.imagen,
});

export const perfilCard = (perfil: PublicPerfil): CardContent => ({
  kind: 'perfil',
  poster: perfilPoster(perfil),
  imagen: perfil.portada ?? perfil.imagen,
});

/** Two 32-bit FNV-1a hashes. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 7), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

const cardVersion = ({ poster, imagen }: CardContent): string => {
  const { label, titulo, mark, lines, author, username, palette, stamp } = poster;
  const numeral = mark && [mark.over, mark.numeral, mark.beneath];
  return fingerprint(
    JSON.stringify([
      DRAWING,
      label,
      titulo,
      numeral,
      lines,
      author,
      username,
      palette,
      imagen,
      ...(stamp ? [stamp] : []),
    ]),
  );
};

/** Address of a card. @param id an item’s id, or a username */
export const cardPath = (content: CardContent, id: string): string =>
  `/og/${content.kind}/${encodeURIComponent(id)}/${cardVersion(content)}.jpg`;

export const itemCardPath = (detail: Detail): string => cardPath(itemCard(detail), detail.id);
export const perfilCardPath = (perfil: PublicPerfil): string => cardPath(perfilCard(perfil), perfil.username);
/** Address of an item page’s QR code. */
export const codePath = ({ tipo, id }: Pick<Detail, 'tipo' | 'id'>): string =>
  `/og/${tipo}/${encodeURIComponent(id)}/qr.svg`;
