import type { PublicPerfil } from '../api/schema.ts';
import { summarize } from '../values/summarize.ts';
import type { Detail } from './wire-schema.ts';

/** Raised when cards are drawn differently, so that every address changes. */
const DRAWING = 1;

/** All that a card shows: nothing else may be drawn, or a change of it would not change the address. */
export interface CardContent {
  kind: 'evento' | 'curso' | 'promo' | 'perfil';
  titulo: string;
  /** Whose it is; of a profile, its username. */
  author: string;
  place: string;
  fechaExacta: string | null;
  fechaPeriodica: string | null;
  from: string | null;
  to: string | null;
  hora: string | null;
  /** Storage paths. */
  imagen: string | null;
}

const NO_FECHAS = { fechaExacta: null, fechaPeriodica: null, from: null, to: null, hora: null };

/** What the card of an item shows. */
export function itemCard(detail: Detail): CardContent {
  const { titulo, imagen, tipo, usuario } = detail;
  const common = { kind: tipo, titulo, imagen, author: usuario.nombre, place: '', ...NO_FECHAS };
  if (detail.tipo === 'promo') return { ...common, from: detail.fechaDesde, to: detail.fechaHasta };
  const place = detail.modalidad === 'Virtual' ? 'Virtual' : detail.direccion;
  if (detail.tipo === 'curso')
    return {
      ...common,
      place,
      from: detail.fechaDesde,
      to: detail.fechaHasta,
      hora: detail.horaInicio,
    };
  const { fechaExacta, fechaPeriodica, horaInicio: hora } = detail;
  return { ...common, place, fechaExacta, fechaPeriodica, hora };
}

/** What the card of a profile shows. */
export const perfilCard = (perfil: PublicPerfil): CardContent => ({
  kind: 'perfil',
  titulo: perfil.nombre,
  author: perfil.username,
  place: perfil.direccion ?? summarize(perfil.descripcion, 80),
  imagen: perfil.portada ?? perfil.imagen,
  ...NO_FECHAS,
});

/** Two 32-bit FNV-1a sums of a text, from different beginnings: enough to tell one content of a card from the next. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 7), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** Version of a card: another content, another version. */
const cardVersion = (content: CardContent): string =>
  fingerprint(
    JSON.stringify([
      DRAWING,
      content.kind,
      content.titulo,
      content.author,
      content.place,
      content.fechaExacta,
      content.fechaPeriodica,
      content.from,
      content.to,
      content.hora,
      content.imagen,
    ]),
  );

/** Address of a card, on the site's own origin; `id` is an item's id or a profile's username. */
export const cardPath = (content: CardContent, id: string): string =>
  `/og/${content.kind}/${encodeURIComponent(id)}/${cardVersion(content)}.jpg`;

export const itemCardPath = (detail: Detail): string => cardPath(itemCard(detail), detail.id);
export const perfilCardPath = (perfil: PublicPerfil): string => cardPath(perfilCard(perfil), perfil.username);
/** Address of the QR code of an item's page. */
export const codePath = ({ tipo, id }: Pick<Detail, 'tipo' | 'id'>): string =>
  `/og/${tipo}/${encodeURIComponent(id)}/qr.svg`;
