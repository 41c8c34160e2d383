import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import type { Estado } from '@vidriera/domain/evento/state';
import type { Modalidad } from '@vidriera/domain/item/item';
import type { Ubicacion } from '@vidriera/domain/perfil/ubicacion-schema';

/** A picture of `demo/pictures/prints`, without its ending. */
export type Print = string;

/** What something costs: 'gratis', 'gorra', '6000', 'desde 6000', '20000 por mes'; then, optionally, ': ' and a note. */
export type Price = string;

/** What is optional in an item; `place: ''` leaves the address out, a missing one is the creator's own. */
type Extra = { place?: string; modalidad?: Modalidad; reserva?: string; link?: string; precio?: Price };

/**
 * When something happens, relative to the day of seeding: `today`, `weekend:vie|sab|dom` (this weekend), `+N`/`-N` days,
 * `month+N` (day N of next month), a weekday (`thursday`: every Thursday) or `without`; then, optionally, `HH:mm-HH:mm`.
 */
export type When = string;

/** What became of an event since it was published. */
export type StateSeed = {
  estado?: Estado;
  agotado?: true;
  aviso?: string;
  /** Of what was moved: the day it was to be, `+8`. */
  before?: string;
  /** Of its next dates, counted from 1, those that are called off or have other hours: `{ 2: 'cancelado', 3: '20:00|23:00' }`. */
  exceptions?: Record<number, string>;
};
export type EventoSeed = Extra &
  StateSeed & {
    titulo: string;
    /** Its other pictures. */
    more?: Print[];
    /** Seats of each date that it keeps itself. */
    aforo?: number;
    categoria: CategoriaTitulo;
    when: When;
    photo: Print | null;
    descripcion: string;
  };
export type CursoSeed = Extra & {
  titulo: string;
  categorias: CategoriaTitulo[];
  /** First and last day, and hours: `+7 +40 19:00-21:00`; `- -` for none. */
  when: When;
  cantHoras: number;
  /** Title and name: `Prof. Ana Ruiz`. */
  profe: string;
  photo: Print | null;
  descripcion: string;
};
export type PromoSeed = {
  titulo: string;
  cantCanjeos: number;
  when: When;
  photo: Print | null;
  descripcion: string;
  precio?: Price;
};
export type LinkSeed = { titulo: string; enlace: string; descripcion: string; photo: Print | null };

export type CreadorSeed = {
  username: string;
  nombre: string;
  direccion: string;
  ubicacion: Ubicacion | null;
  descripcion: string;
  galeria: Print[];
  phone?: string;
  redes?: Partial<Record<'Instagram' | 'TikTok' | 'Wssp' | 'Facebook' | 'SitioWeb', string>>;
  eventos: EventoSeed[];
  cursos: CursoSeed[];
  promos: PromoSeed[];
  links: LinkSeed[];
};

export type PersonSeed = {
  username: string;
  nombre: string | null;
  /** Whether they have a picture: `demo/pictures/people/{username}.webp`. */
  photo: boolean;
};

/** An event, in one line. */
export const evento = (
  titulo: string,
  categoria: CategoriaTitulo,
  when: When,
  photo: Print | null,
  descripcion: string,
  extra: Extra & StateSeed & Pick<EventoSeed, 'more' | 'aforo'> = {},
): EventoSeed => ({ titulo, categoria, when, photo, descripcion, ...extra });

/** A course, in one line. */
export const curso = (
  titulo: string,
  categorias: CategoriaTitulo[],
  when: When,
  cantHoras: number,
  profe: string,
  photo: Print | null,
  descripcion: string,
  extra: Extra = {},
): CursoSeed => ({ titulo, categorias, when, cantHoras, profe, photo, descripcion, ...extra });

/** A promo, in one line. */
export const promo = (
  titulo: string,
  cantCanjeos: number,
  when: When,
  photo: Print | null,
  descripcion: string,
  extra: Pick<PromoSeed, 'precio'> = {},
): PromoSeed => ({ titulo, cantCanjeos, when, photo, descripcion, ...extra });

/** A link, in one line. */
export const link = (
  titulo: string,
  enlace: string,
  descripcion: string,
  photo: Print | null = null,
): LinkSeed => ({ titulo, enlace, descripcion, photo });
