import { FIELDS } from 'domain/item/kinds-schema';
import type { Tipo } from 'domain/values/ids';
import type { AnyField } from 'domain/values/shapes-schema';
import { type Fixture, NOW, ref } from './values.ts';

export const OWNER = 'creador';

/** A moment of the day as items hold it: on 1970-01-01, UTC. */
export const hour = (hours: number, minutes = 0): Date => new Date(Date.UTC(1970, 0, 1, hours, minutes));

/** Midnight of `yyyy-mm-dd` in Buenos Aires. */
export const day = (text: string): Date => new Date(`${text}T03:00:00Z`);

/** What a form that was left empty writes. */
const empty = (tipo: Tipo): Fixture =>
  Object.fromEntries(Object.entries<AnyField>(FIELDS[tipo]).map(([name, field]) => [name, field.empty]));

const common: Fixture = {
  titulo: 'Milonga en la plaza',
  descripcion: 'Traé zapatos cómodos.',
  refUsuario: ref(`user/${OWNER}`),
  uid: OWNER,
  createdAt: NOW,
  updatedAt: NOW,
};

/** One valid item of each kind, with every field a client writes on create. */
export const ITEMS: Record<Tipo, Fixture> = {
  evento: {
    ...empty('evento'),
    ...common,
    direccion: 'Plaza Dorrego',
    categoria: 'Musica',
    fechaPeriodica: 'Todos los lunes',
    horaInicio: hour(19, 30),
    horaFin: hour(23, 59),
  },
  curso: {
    ...empty('curso'),
    ...common,
    cantHoras: 12,
    categorias: [ref('categoria/musica')],
    tituloCategoria: 'Musica',
    fechaDesde: day('2026-11-30'),
    fechaHasta: day('2026-12-20'),
    modalidad: 'Hibrida',
    nombreProfe: 'Ana Paz',
  },
  promo: { ...empty('promo'), ...common, fecha: NOW },
  link: { ...empty('link'), ...common, enlace: 'https://ejemplo.com/' },
};
