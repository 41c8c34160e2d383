import type { Detalle, PerfilPublico } from './api.ts';
import { resumir } from './resumir.ts';

/** Pixels of the pictures shown where a link is shared (WhatsApp and the like). */
export const TARJETA_SOCIAL = { ancho: 1200, alto: 630 } as const;
/** Raised when cards are drawn differently, so that every address changes. */
const DIBUJO = 1;

/** All that a card shows: nothing else may be drawn, or a change of it would not change the address. */
export interface ContenidoTarjeta {
  clase: 'evento' | 'curso' | 'promo' | 'perfil';
  titulo: string;
  /** Whose it is; of a profile, its username. */
  autor: string;
  lugar: string;
  fechaExacta: string | null;
  fechaPeriodica: string | null;
  desde: string | null;
  hasta: string | null;
  hora: string | null;
  /** Storage paths. */
  imagen: string | null;
}

const SIN_FECHAS = { fechaExacta: null, fechaPeriodica: null, desde: null, hasta: null, hora: null };

/** What the card of an item shows. */
export function tarjetaDeItem(detalle: Detalle): ContenidoTarjeta {
  const { titulo, imagen, tipo, usuario } = detalle;
  const comun = { clase: tipo, titulo, imagen, autor: usuario.nombre, lugar: '', ...SIN_FECHAS };
  if (detalle.tipo === 'promo') return { ...comun, desde: detalle.fechaDesde, hasta: detalle.fechaHasta };
  const lugar = detalle.modalidad === 'Virtual' ? 'Virtual' : detalle.direccion;
  if (detalle.tipo === 'curso')
    return {
      ...comun,
      lugar,
      desde: detalle.fechaDesde,
      hasta: detalle.fechaHasta,
      hora: detalle.horaInicio,
    };
  const { fechaExacta, fechaPeriodica, horaInicio: hora } = detalle;
  return { ...comun, lugar, fechaExacta, fechaPeriodica, hora };
}

/** What the card of a profile shows. */
export const tarjetaDePerfil = (perfil: PerfilPublico): ContenidoTarjeta => ({
  clase: 'perfil',
  titulo: perfil.nombre,
  autor: perfil.username,
  lugar: perfil.direccion ?? resumir(perfil.descripcion, 80),
  imagen: perfil.portada ?? perfil.imagen,
  ...SIN_FECHAS,
});

/** Two 32-bit FNV-1a sums of a text, from different beginnings: enough to tell one content of a card from the next. */
function huella(texto: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < texto.length; i++) {
    const unidad = texto.charCodeAt(i);
    a = Math.imul(a ^ unidad, 0x01000193);
    b = Math.imul(b ^ unidad ^ (a >>> 7), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/** Version of a card: another content, another version. */
const versionDeTarjeta = (contenido: ContenidoTarjeta): string =>
  huella(
    JSON.stringify([
      DIBUJO,
      contenido.clase,
      contenido.titulo,
      contenido.autor,
      contenido.lugar,
      contenido.fechaExacta,
      contenido.fechaPeriodica,
      contenido.desde,
      contenido.hasta,
      contenido.hora,
      contenido.imagen,
    ]),
  );

/** Address of a card, on the site's own origin; `id` is an item's id or a profile's username. */
export const rutaTarjeta = (contenido: ContenidoTarjeta, id: string): string =>
  `/og/${contenido.clase}/${encodeURIComponent(id)}/${versionDeTarjeta(contenido)}.jpg`;

export const rutaTarjetaDeItem = (detalle: Detalle): string =>
  rutaTarjeta(tarjetaDeItem(detalle), detalle.id);
export const rutaTarjetaDePerfil = (perfil: PerfilPublico): string =>
  rutaTarjeta(tarjetaDePerfil(perfil), perfil.username);
/** The product's own card: for pages without one, and for what is not there. */
export const TARJETA_GENERAL = '/og/vidriera.jpg';
