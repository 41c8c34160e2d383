import type { CategoriaTitulo } from 'domain/categoria';
import type { Modalidad } from 'domain/item';
import type { Ubicacion } from 'domain/usuario';
import type { NombreEscena } from '../pictures/escenas.ts';
import type { Marca } from '../pictures/marca.ts';
import type { Cara } from '../pictures/rostro.ts';

/** What is optional in an item; `lugar: ''` leaves the address out, a missing one is the creator's own. */
type Extra = { lugar?: string; modalidad?: Modalidad; reserva?: string; link?: string };

/**
 * When something happens, relative to the day of seeding: `hoy`, `finde:vie|sab|dom` (this weekend), `+N`/`-N` days,
 * `mes+N` (day N of next month), a weekday (`jueves`: every Thursday) or `sin`; then, optionally, `HH:mm-HH:mm`.
 */
export type Cuando = string;

export type EventoSemilla = Extra & {
  titulo: string;
  categoria: CategoriaTitulo;
  cuando: Cuando;
  foto: NombreEscena | null;
  descripcion: string;
};
export type CursoSemilla = Extra & {
  titulo: string;
  categorias: CategoriaTitulo[];
  /** First and last day, and hours: `+7 +40 19:00-21:00`; `- -` for none. */
  cuando: Cuando;
  cantHoras: number;
  /** Title and name: `Prof. Ana Ruiz`. */
  profe: string;
  foto: NombreEscena | null;
  descripcion: string;
};
export type PromoSemilla = {
  titulo: string;
  cantCanjeos: number;
  cuando: Cuando;
  foto: NombreEscena | null;
  descripcion: string;
};
export type LinkSemilla = { titulo: string; enlace: string; descripcion: string; foto: NombreEscena | null };

export type CreadorSemilla = {
  username: string;
  nombre: string;
  direccion: string;
  ubicacion: Ubicacion | null;
  descripcion: string;
  marca: Marca;
  portada: NombreEscena;
  galeria: NombreEscena[];
  telefono?: string;
  redes?: Partial<Record<'Instagram' | 'TikTok' | 'Wssp' | 'Facebook' | 'SitioWeb', string>>;
  eventos: EventoSemilla[];
  cursos: CursoSemilla[];
  promos: PromoSemilla[];
  links: LinkSemilla[];
};

export type PersonaSemilla = {
  username: string;
  nombre: string | null;
  /** The face in their picture; `null` for no picture. */
  cara: Cara | null;
};

/** An event, in one line. */
export const evento = (
  titulo: string,
  categoria: CategoriaTitulo,
  cuando: Cuando,
  foto: NombreEscena | null,
  descripcion: string,
  extra: Extra = {},
): EventoSemilla => ({ titulo, categoria, cuando, foto, descripcion, ...extra });

/** A course, in one line. */
export const curso = (
  titulo: string,
  categorias: CategoriaTitulo[],
  cuando: Cuando,
  cantHoras: number,
  profe: string,
  foto: NombreEscena | null,
  descripcion: string,
  extra: Extra = {},
): CursoSemilla => ({ titulo, categorias, cuando, cantHoras, profe, foto, descripcion, ...extra });

/** A promo, in one line. */
export const promo = (
  titulo: string,
  cantCanjeos: number,
  cuando: Cuando,
  foto: NombreEscena | null,
  descripcion: string,
): PromoSemilla => ({ titulo, cantCanjeos, cuando, foto, descripcion });

/** A link, in one line. */
export const link = (
  titulo: string,
  enlace: string,
  descripcion: string,
  foto: NombreEscena | null = null,
): LinkSemilla => ({ titulo, enlace, descripcion, foto });
