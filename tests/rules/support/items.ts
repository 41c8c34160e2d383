import { emptyItem } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { NOW, type RulesFixture, ref } from './values.ts';

export const OWNER = 'creador';

/** Returns a time of day as items store it: on 1970-01-01, UTC. */
export const hour = (hours: number, minutes = 0): Date => new Date(Date.UTC(1970, 0, 1, hours, minutes));

/** Returns midnight of `yyyy-mm-dd` in Buenos Aires. */
export const day = (text: string): Date => new Date(`${text}T03:00:00Z`);

const common: RulesFixture = {
  titulo: 'Milonga en la plaza',
  descripcion: 'Traé zapatos cómodos.',
  refUsuario: ref(`user/${OWNER}`),
  uid: OWNER,
  createdAt: NOW,
  updatedAt: NOW,
};

/** A valid item of each kind, with every field of a create. */
export const ITEMS: Record<Tipo, RulesFixture> = {
  evento: {
    ...emptyItem('evento'),
    ...common,
    direccion: 'Plaza Dorrego',
    categoria: 'Musica',
    fechaPeriodica: 'Todos los lunes',
    horaInicio: hour(19, 30),
    horaFin: hour(23, 59),
  },
  curso: {
    ...emptyItem('curso'),
    ...common,
    cantHoras: 12,
    categorias: [ref('categoria/musica')],
    tituloCategoria: 'Musica',
    fechaDesde: day('2026-11-30'),
    fechaHasta: day('2026-12-20'),
    modalidad: 'Hibrida',
    nombreProfe: 'Ana Paz',
  },
  promo: { ...emptyItem('promo'), ...common, fecha: NOW },
  link: { ...emptyItem('link'), ...common, enlace: 'https://ejemplo.com/' },
};
