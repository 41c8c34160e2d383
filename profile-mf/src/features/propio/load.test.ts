import { uidSchema } from 'domain/ids-schema';
import { usuarioDocSchema } from 'domain/usuario-schema';
import { listarPropios } from 'kit/datos/leer';
import type { SessionUser } from 'kit/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { leerPerfilPropio } from '../perfil/leer-propio.ts';
import { listarGustados } from './gustados.ts';
import { loadPropio } from './load.ts';

vi.mock('kit/datos/leer', () => ({ listarPropios: vi.fn() }));
vi.mock('kit/config', () => ({ pageConfig: () => ({ linkHost: 'vidriera.ar/' }) }));
vi.mock('./gustados.ts', () => ({ listarGustados: vi.fn() }));
vi.mock(import('../perfil/leer-propio.ts'), async (original) => ({
  ...(await original()),
  leerPerfilPropio: vi.fn(),
}));

const persona = (role: SessionUser['role']): SessionUser => ({
  uid: uidSchema.parse('ana'),
  email: 'ana@example.com',
  username: 'ana',
  displayName: 'Ana',
  photoUrl: null,
  role,
});
const cargar = (role: SessionUser['role'], busqueda = '') =>
  loadPropio({ request: new Request(`http://x/perfil${busqueda}`) }, persona(role));
const EVENTO = {
  id: 'e1',
  tipo: 'evento',
  titulo: 'Peña',
  descripcion: '',
  url_imagen: null,
  cantLikes: 2,
  categoria: 'Musica',
  direccion: 'Defensa 1',
  modalidad: 'Presencial',
  fechaExacta: new Date('2026-11-27T03:00:00Z'),
  fechaPeriodica: null,
  proximaFecha: null,
  horaInicio: new Date('1970-01-01T21:30:00Z'),
  horaFin: null,
};

beforeEach(() => {
  vi.resetAllMocks();
  const usuario = usuarioDocSchema.parse({ uid: 'ana', email: 'ana@example.com', username: 'ana' });
  vi.mocked(leerPerfilPropio).mockResolvedValue({ usuario, creador: null });
  vi.mocked(listarPropios).mockResolvedValue({ items: [EVENTO], cursor: null } as never);
  vi.mocked(listarGustados).mockResolvedValue({ items: [], cursor: null });
});

test('a creator opens on info; the tabs list the own items, as cards', async () => {
  const { tab, pagina, direccion } = await cargar('creador');
  expect({ tab, pagina }).toEqual({ tab: 'info', pagina: null });
  expect(direccion.texto).toBe('vidriera.ar/ana');
  expect((await cargar('creador', '?tab=eventos')).pagina?.items).toEqual([
    expect.objectContaining({
      id: 'e1',
      fechaExacta: '2026-11-27',
      horaInicio: '21:30',
      horaFin: null,
      usuario: { id: 'ana', username: 'ana', nombre: 'Ana', imagen: null },
    }),
  ]);
});

test('a personal user opens on events, and lists what they like', async () => {
  expect((await cargar('personal')).tab).toBe('eventos');
  expect(listarGustados).toHaveBeenCalledExactlyOnceWith('evento', null);
  expect(listarPropios).not.toHaveBeenCalled();
});

test('a list that can’t be loaded is an empty one', async () => {
  vi.mocked(listarPropios).mockRejectedValue(new Error('corte'));
  expect((await cargar('creador', '?tab=links')).pagina).toEqual({ items: [], cursor: null });
});

test('a profile that can’t be loaded is a failure', async () => {
  vi.mocked(leerPerfilPropio).mockRejectedValue(new Error('No se pudieron cargar tus datos'));
  await expect(cargar('personal')).rejects.toThrow('No se pudieron cargar tus datos');
});
