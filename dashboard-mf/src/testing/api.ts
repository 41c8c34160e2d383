import type { CursoCardData, EventoCardData, LinkCardData, PromoCardData } from 'domain/api/api';
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
export const evento = (titulo: string): EventoCardData => ({
  ...base(titulo),
  ...horario,
  tipo: 'evento',
  categoria: 'Musica',
  fechaExacta: null,
  fechaPeriodica: null,
  proximaFecha: null,
});
export const curso = (titulo: string): CursoCardData => ({
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
export const promo = (titulo: string): PromoCardData => ({
  ...base(titulo),
  tipo: 'promo',
  cantCanjeos: 0,
  fechaDesde: null,
  fechaHasta: null,
});

export const link = (titulo: string): LinkCardData => ({
  ...base(titulo),
  tipo: 'link',
  enlace: 'https://ejemplo.com/',
});

const failure = (code: string) => ({ error: { code, message: 'No anda.', fields: [] } });

/** Stands in for the network: answers by address; whatever has no answer fails with a 500. Keeps what was asked. */
export function api(responses: Record<string, unknown>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (direccion: string) => {
    requests.push(direccion);
    if (direccion in responses) return Response.json(responses[direccion]);
    return Response.json(failure('internal'), { status: 500 });
  });
  return requests;
}
