import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import type { Estado } from '@vidriera/domain/evento/state';
import type { Modalidad } from '@vidriera/domain/item/item';
import type { LookName } from '@vidriera/domain/perfil/look-names';
import type { Ubicacion } from '@vidriera/domain/perfil/ubicacion-schema';

/** A picture of `demo/pictures/prints`, without its ending. */
export type Print = string;

/** 'gratis', 'gorra', '6000', 'desde 6000' or '20000 por mes', with an optional note after ': '. */
export type Price = string;

/** Optional fields. `place: ''` means no address, a missing one the creator's. */
type Extra = { place?: string; modalidad?: Modalidad; reserva?: string; link?: string; precio?: Price };

/**
 * A time relative to the day of seeding: `today`, `weekend:vie
 * sab
 * dom`, `+N`/`-N` days, `month+N` (day N of next month), a weekday (`thursday`: every Thursday), a rule
 * (`FREQ=MONTHLY;BYDAY=1FR`) or `without`;
 * optionally followed by `HH:mm-HH:mm`.
 */
export type When = string;

/** Changes of an event after publication. */
export type StateSeed = {
  estado?: Estado;
  agotado?: true;
  aviso?: string;
  /** Original day of a moved event, `+8`. */
  before?: string;
  /**
   * Cancelled or changed ones of its next dates, counted from 1: `{ 2: 'cancelado', 3: '20:00
   * 23:00' }`.
   */
  exceptions?: Record<number, string>;
};
export type EventoSeed = Extra &
  StateSeed & {
    titulo: string;
    /** Further pictures. */
    more?: Print[];
    /** Seats of each date. */
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
  /** The window's look; missing: the house's. */
  estilo?: LookName;
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
  /** Whether `demo/pictures/people/{username}.webp` exists. */
  photo: boolean;
};

export const evento = (
  titulo: string,
  categoria: CategoriaTitulo,
  when: When,
  photo: Print | null,
  descripcion: string,
  extra: Extra & StateSeed & Pick<EventoSeed, 'more' | 'aforo'> = {},
): EventoSeed => ({ titulo, categoria, when, photo, descripcion, ...extra });

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

export const promo = (
  titulo: string,
  cantCanjeos: number,
  when: When,
  photo: Print | null,
  descripcion: string,
  extra: Pick<PromoSeed, 'precio'> = {},
): PromoSeed => ({ titulo, cantCanjeos, when, photo, descripcion, ...extra });

export const link = (
  titulo: string,
  enlace: string,
  descripcion: string,
  photo: Print | null = null,
): LinkSeed => ({ titulo, enlace, descripcion, photo });
