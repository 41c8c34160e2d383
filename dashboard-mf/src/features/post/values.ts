import type { CategoriaTitulo } from 'domain/categoria/categoria';
import { categoriaTituloSchema } from 'domain/categoria/schema';
import { cursoDataSchema } from 'domain/curso/schema';
import { TIPOS_FECHA, tipoFechaOf } from 'domain/evento/evento';
import { RECURRENCIAS } from 'domain/evento/recurrencia';
import { eventoDataSchema } from 'domain/evento/schema';
import { linkDataSchema } from 'domain/link/schema';
import { promoDataSchema } from 'domain/promo/schema';
import { diaOf } from 'domain/values/fecha';
import { dateToHora } from 'domain/values/hora';
import type { Tipo } from 'domain/values/ids';
import { z } from 'domain/zod';
import type { OwnItem } from 'kit/data/schemas';

/** The domain's schema that parses each kind's form. */
export const DATA_SCHEMA = {
  link: linkDataSchema,
  evento: eventoDataSchema,
  curso: cursoDataSchema,
  promo: promoDataSchema,
};

/**
 * Everything the four forms hold, as the controls give it: days `YYYY-MM-DD`, times `HH:mm`, counts as typed. A kind's
 * schema takes its own fields and leaves the others. Pictures are apart.
 */
export const valuesSchema = z.object({
  titulo: z.string().default(''),
  descripcion: z.string().default(''),
  enlace: z.string().default(''),
  descripcionReserva: z.string().default(''),
  linkReserva: z.string().default(''),
  direccion: z.string().default(''),
  categoria: z.union([categoriaTituloSchema, z.literal('')]).default(''),
  categorias: z.array(z.string()).default([]),
  tipoFecha: z.enum(TIPOS_FECHA).default('sinFecha'),
  fechaExacta: z.string().default(''),
  fechaPeriodica: z.enum(RECURRENCIAS).default('Todos los lunes'),
  fechaDesde: z.string().default(''),
  fechaHasta: z.string().default(''),
  horaInicio: z.string().default(''),
  horaFin: z.string().default(''),
  modalidad: z.string().default('Presencial'),
  cantHoras: z.string().default(''),
  nombreProfe: z.string().default(''),
  licenciatura: z.string().default('Prof.'),
  referenciaProfe: z.string().default(''),
  cantCanjeos: z.string().default(''),
});
export type Values = z.infer<typeof valuesSchema>;

/** An empty form, with the specification's defaults. */
export const INITIAL_VALUES: Values = valuesSchema.parse({});

const dia = (fecha: Date | null): string => (fecha ? diaOf(fecha) : '');
const countText = (value: number): string => (value ? String(value) : '');

/** A stored item as its form shows it: `DATA_SCHEMA` makes the same fields of it again. */
export function valuesOf(item: OwnItem<Tipo>): Values {
  const { titulo, descripcion } = item;
  const base = { ...INITIAL_VALUES, titulo, descripcion };
  switch (item.tipo) {
    case 'link':
      return { ...base, enlace: item.enlace ?? '' };
    case 'promo':
      return {
        ...base,
        cantCanjeos: countText(item.cantCanjeos),
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
      };
    case 'evento':
      return {
        ...base,
        ...common(item),
        categoria: item.categoria satisfies CategoriaTitulo,
        tipoFecha: tipoFechaOf(item),
        fechaExacta: dia(item.fechaExacta),
        fechaPeriodica: item.fechaPeriodica ?? INITIAL_VALUES.fechaPeriodica,
        fechaDesde: dia(item.fechaDesde),
      };
    case 'curso':
      return {
        ...base,
        ...common(item),
        categorias: item.categorias.map(({ id }) => id),
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
        cantHoras: countText(item.cantHoras),
        nombreProfe: item.nombreProfe,
        licenciatura: item.licenciatura,
        referenciaProfe: item.referenciaProfe ?? '',
      };
  }
}

const common = (item: OwnItem<'evento'> | OwnItem<'curso'>) => ({
  descripcionReserva: item.descripcionReserva,
  linkReserva: item.linkReserva ?? '',
  direccion: item.direccion,
  modalidad: item.modalidad,
  horaInicio: dateToHora(item.horaInicio),
  horaFin: dateToHora(item.horaFin),
});
