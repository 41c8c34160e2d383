import type { CardOf } from 'domain/item/wire-schema';
import { itemIdSchema, uidSchema } from 'domain/values/ids-schema';
import { vi } from 'vitest';

const base = (titulo: string) => ({
  id: itemIdSchema.parse(titulo.replaceAll(/\W/g, '') || 'i'),
  titulo,
  descripcion: 'Texto',
  imagen: null,
  usuario: { id: uidSchema.parse('u9'), username: 'beto', nombre: 'Beto', imagen: null },
  cantLikes: 0,
});
const horario = { horaInicio: null, horaFin: null, direccion: '', modalidad: 'Presencial' as const };

/** Cards as the API sends them. */
export const evento = (titulo: string): CardOf<'evento'> => ({
  ...base(titulo),
  ...horario,
  tipo: 'evento',
  categoria: 'Musica',
  fechaExacta: null,
  fechaPeriodica: null,
  proximaFecha: null,
});
export const curso = (titulo: string): CardOf<'curso'> => ({
  ...base(titulo),
  ...horario,
  tipo: 'curso',
  tituloCategoria: null,
  fechaDesde: null,
  fechaHasta: null,
  cantHoras: 0,
  nombreProfe: '',
  licenciatura: 'Prof.',
});
export const promo = (titulo: string): CardOf<'promo'> => ({
  ...base(titulo),
  tipo: 'promo',
  cantCanjeos: 0,
  fechaDesde: null,
  fechaHasta: null,
});

export const link = (titulo: string): CardOf<'link'> => ({
  ...base(titulo),
  tipo: 'link',
  enlace: 'https://ejemplo.com/',
});

const failure = (code: string) => ({ error: { code, message: 'No anda.', fields: [] } });

/** Stands in for the network: answers by address; whatever has no answer fails with a 500. Keeps what was asked. */
export function api(responses: Record<string, unknown>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    if (address in responses) return Response.json(responses[address]);
    return Response.json(failure('internal'), { status: 500 });
  });
  return requests;
}
