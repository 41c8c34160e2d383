import type { CategoriaTitulo } from 'domain/categoria';
import { categoriaTituloSchema } from 'domain/categoria-schema';
import { cursoDatosSchema } from 'domain/curso-schema';
import { TIPOS_FECHA, tipoFechaDe } from 'domain/evento';
import { eventoDatosSchema } from 'domain/evento-schema';
import { diaDe } from 'domain/fecha';
import { dateAHora } from 'domain/hora';
import type { Tipo } from 'domain/ids';
import { linkDatosSchema } from 'domain/link-schema';
import { promoDatosSchema } from 'domain/promo-schema';
import { RECURRENCIAS } from 'domain/recurrencia';
import { z } from 'domain/zod';
import type { ItemPropio } from 'kit/datos/esquemas';

/** The domain's schema that parses each kind's form. */
export const ESQUEMA_DATOS = {
  link: linkDatosSchema,
  evento: eventoDatosSchema,
  curso: cursoDatosSchema,
  promo: promoDatosSchema,
};

/**
 * Everything the four forms hold, as the controls give it: days `YYYY-MM-DD`, times `HH:mm`, counts as typed. A kind's
 * schema takes its own fields and leaves the others. Pictures are apart.
 */
export const valoresSchema = z.object({
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
export type Valores = z.infer<typeof valoresSchema>;

/** An empty form, with the specification's defaults. */
export const VALORES_INICIALES: Valores = valoresSchema.parse({});

const dia = (fecha: Date | null): string => (fecha ? diaDe(fecha) : '');
const cuenta = (valor: number): string => (valor ? String(valor) : '');

/** A stored item as its form shows it: `ESQUEMA_DATOS` makes the same fields of it again. */
export function valoresDe(item: ItemPropio<Tipo>): Valores {
  const { titulo, descripcion } = item;
  const base = { ...VALORES_INICIALES, titulo, descripcion };
  switch (item.tipo) {
    case 'link':
      return { ...base, enlace: item.enlace ?? '' };
    case 'promo':
      return {
        ...base,
        cantCanjeos: cuenta(item.cantCanjeos),
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
      };
    case 'evento':
      return {
        ...base,
        ...comunes(item),
        categoria: item.categoria satisfies CategoriaTitulo,
        tipoFecha: tipoFechaDe(item),
        fechaExacta: dia(item.fechaExacta),
        fechaPeriodica: item.fechaPeriodica ?? VALORES_INICIALES.fechaPeriodica,
        fechaDesde: dia(item.fechaDesde),
      };
    case 'curso':
      return {
        ...base,
        ...comunes(item),
        categorias: item.categorias.map(({ id }) => id),
        fechaDesde: dia(item.fechaDesde),
        fechaHasta: dia(item.fechaHasta),
        cantHoras: cuenta(item.cantHoras),
        nombreProfe: item.nombreProfe,
        licenciatura: item.licenciatura,
        referenciaProfe: item.referenciaProfe ?? '',
      };
  }
}

const comunes = (item: ItemPropio<'evento'> | ItemPropio<'curso'>) => ({
  descripcionReserva: item.descripcionReserva,
  linkReserva: item.linkReserva ?? '',
  direccion: item.direccion,
  modalidad: item.modalidad,
  horaInicio: dateAHora(item.horaInicio),
  horaFin: dateAHora(item.horaFin),
});
