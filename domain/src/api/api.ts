export const PERFIL_TABS = ['info', 'links', 'eventos', 'cursos', 'promos'] as const;
export type PerfilTab = (typeof PERFIL_TABS)[number];

/** Addresses of the public API. tests/attempts asks each of them. */
export const apiPaths = {
  explore: '/api/explore',
  days: '/api/agenda/dias',
  zonas: '/api/agenda/zonas',
  changed: '/api/agenda/cambios',
  place: (code: string) => `/api/agenda/lugares/${encodeURIComponent(code)}`,
  suggestions: '/api/agenda/sugerencias',
  item: (tipo: string, id: string) => `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}`,
  calendar: (tipo: string, id: string) =>
    `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}/calendario.ics`,
  related: (tipo: string, id: string) =>
    `/api/items/${encodeURIComponent(tipo)}/${encodeURIComponent(id)}/relacionados`,
  perfil: (username: string) => `/api/perfiles/${encodeURIComponent(username)}`,
  featured: '/api/destacados',
  categorias: '/api/categorias',
  health: '/api/salud',
} as const;
