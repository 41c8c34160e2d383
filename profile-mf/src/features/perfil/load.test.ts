import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { emptyItem } from '@vidriera/domain/testing/items';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { apiGet } from '@vidriera/kit/requests/api';
import { listLiked } from '@vidriera/kit/requests/public-items';
import { listOwn } from '@vidriera/kit/requests/read';
import { requireSession } from '@vidriera/runtime/guards';
import {
  type SessionHint,
  type SessionState,
  type SessionUser,
  whenKnown,
  whenReported,
} from '@vidriera/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { lastRead, readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';
import { load as loadOwn } from './load.ts';

vi.mock('@vidriera/runtime/guards', () => ({ requireSession: vi.fn() }));
vi.mock('@vidriera/session', () => ({ whenKnown: vi.fn(), whenReported: vi.fn() }));
vi.mock('@vidriera/kit/requests/read', () => ({ listOwn: vi.fn() }));
vi.mock('@vidriera/kit/requests/api', () => ({ apiGet: vi.fn() }));
vi.mock('@vidriera/session/config', () => ({ pageConfig: () => ({ linkHost: 'vidriera.ar/' }) }));
const arranged = vi.hoisted(() => ({ data: undefined as object | undefined }));
vi.mock('@vidriera/kit/data/connection', () => ({
  connect: async () => ({ doc: () => null, getDoc: async () => ({ data: () => arranged.data }) }),
}));
vi.mock('@vidriera/kit/requests/public-items', () => ({ listLiked: vi.fn() }));
vi.mock(import('../parts/read-own.ts'), async (original) => ({
  ...(await original()),
  readOwnPerfil: vi.fn(),
  lastRead: vi.fn(),
}));

const person = (role: SessionUser['role']): SessionUser => ({
  uid: uidSchema.parse('ana'),
  email: 'ana@example.com',
  username: 'ana',
  displayName: 'Ana',
  photoUrl: null,
  role,
});
const load = (role: SessionUser['role'], busqueda = '') =>
  loadOwn({ request: new Request(`http://x/perfil${busqueda}`) }, person(role));
const EVENTO = {
  ...emptyItem('evento'),
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
  arranged.data = undefined;
  vi.resetAllMocks();
  const usuario = usuarioStoredSchema.parse({ uid: 'ana', email: 'ana@example.com', username: 'ana' });
  vi.mocked(readOwnPerfil).mockResolvedValue({ usuario, creador: null });
  vi.mocked(listOwn).mockResolvedValue({ items: [EVENTO], cursor: null } as never);
  vi.mocked(apiGet).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  vi.mocked(listLiked).mockResolvedValue({ items: [], cursor: null });
});

test('a creator opens on info; the tabs list the own items, as cards', async () => {
  const { tab, page, direccion } = await load('creador');
  expect({ tab, page }).toEqual({ tab: 'info', page: null });
  expect(direccion.text).toBe('vidriera.ar/ana');
  expect((await load('creador', '?tab=eventos')).page).toMatchObject({
    value: {
      items: [
        expect.objectContaining({
          id: 'e1',
          fechaExacta: '2026-11-27',
          horaInicio: '21:30',
          horaFin: null,
          usuario: { id: 'ana', username: 'ana', nombre: 'Ana', imagen: null },
        }),
      ],
    },
  });
});

test('own links and events stand as visitors see them, pins first', async () => {
  const ids = (page: Awaited<ReturnType<typeof load>>['page']) =>
    page && 'value' in page && page.value.items.map(({ id, fijado }) => (fijado ? `${id}!` : id));
  const past = { ...EVENTO, id: 'e0', fechaExacta: new Date('2020-01-01T03:00:00Z') };
  const far = { ...EVENTO, id: 'e2', fechaExacta: new Date('2199-01-01T03:00:00Z') };
  const near = { ...EVENTO, id: 'e3', fechaExacta: new Date('2198-01-01T03:00:00Z') };
  vi.mocked(listOwn).mockResolvedValue({ items: [past, near, far], cursor: null } as never);
  arranged.data = { fijados: { evento: ['e2'] } };
  expect(ids((await load('creador', '?tab=eventos')).page)).toEqual(['e2!', 'e3', 'e0']);
  arranged.data = { fijados: { evento: ['e0'] } };
  expect(ids((await load('creador', '?tab=eventos')).page), 'one that is over').toEqual(['e3', 'e2', 'e0']);

  const link = (id: string) => ({ ...EVENTO, id, tipo: 'link', enlace: 'https://ejemplo.com/' });
  vi.mocked(listOwn).mockResolvedValue({ items: ['d', 'c', 'b', 'a'].map(link), cursor: null } as never);
  arranged.data = { lista: ['a', '# Redes', 'c', 'b'], fijados: { link: ['b'] } };
  const { page } = await load('creador', '?tab=links');
  expect(ids(page)).toEqual(['b!', 'd', 'a', 'c']);
  expect(page).toMatchObject({ value: { items: [{}, {}, {}, { seccion: 'Redes' }] } });
});

test('a creator’s profile does not wait for a late window', async () => {
  vi.useFakeTimers();
  vi.mocked(apiGet).mockReturnValue(new Promise(() => undefined));
  const loading = load('creador');
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect((await loading).front.lit).toBe(false);
});

test('a creator sees the public front; a dark one after a failure', async () => {
  vi.mocked(whenReported).mockReturnValue(new Promise(() => undefined));
  expect((await load('creador')).front).toEqual({ lit: false, handle: null, sign: null });
  answered('ana');
  expect((await load('creador')).front.lit).toBe(true);
  expect(vi.mocked(apiGet).mock.calls[0]?.[1]).toBe('/api/perfiles/ana');
});

test('a creator’s place is shown as visitors see it', async () => {
  vi.mocked(lastRead).mockReturnValue(await readOwnPerfil());
  const localidad = { nombre: 'San Telmo', ciudad: 'Buenos Aires', provincia: 'Ciudad de Buenos Aires' };
  vi.mocked(apiGet).mockResolvedValue({ perfil: { localidad }, shopWindow: { lit: true, next: null } });
  expect((await load('creador')).perfil.localidad).toBeUndefined();
  const person = { uid: 'ana', email: 'ana@example.com', username: 'ana', localidad: 'bo-san-telmo' };
  const usuario = usuarioStoredSchema.parse(person);
  vi.mocked(readOwnPerfil).mockResolvedValue({ usuario, creador: null });
  expect((await load('creador')).perfil.localidad).toEqual(localidad);
});

test('a personal user opens on events, and lists their likes', async () => {
  expect((await load('personal')).tab).toBe('eventos');
  expect(listLiked).toHaveBeenCalledExactlyOnceWith('evento', null);
  expect(listOwn).not.toHaveBeenCalled();
});

test.each([
  ['links', 'No se pudieron cargar los datos.'],
  ['eventos', 'No se pudieron cargar los eventos.'],
])('a failed list of %s reports it, and does not look empty', async (tab, error) => {
  vi.mocked(listOwn).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  expect((await load('creador', `?tab=${tab}`)).page).toEqual({ error, retry: true });
});

test('a profile that can’t be loaded is a failure', async () => {
  vi.mocked(readOwnPerfil).mockRejectedValue(new Error('No se pudieron cargar tus datos'));
  await expect(load('creador')).rejects.toThrow('No se pudieron cargar tus datos');
});

const HINT = { uid: uidSchema.parse('ana'), role: 'creador', username: 'ana' } as const;
const remembered = (hint: SessionHint, busqueda = '') =>
  loadOwn({ request: new Request(`http://x/perfil${busqueda}`) }, hint);
const answered = (id: string) =>
  vi.mocked(apiGet).mockResolvedValue({
    perfil: { id, username: 'ana', nombre: 'Ana, para todos', role: 'creador', descripcion: '' },
    shopWindow: { lit: true, next: null },
  });

test('a remembered person sees the public profile until Auth reports', async () => {
  answered('ana');
  const report = Promise.withResolvers<SessionState>();
  vi.mocked(whenReported).mockReturnValue(report.promise);
  const { perfil, front, tab, own } = await remembered(HINT);
  expect([perfil.nombre, front.lit, tab]).toEqual(['Ana, para todos', true, 'info']);
  expect(readOwnPerfil).not.toHaveBeenCalled();
  report.resolve({ user: person('personal'), loading: false, error: null });
  expect(await own).toMatchObject({ perfil: { nombre: 'ana' }, role: 'personal', tab: 'eventos' });
});

test('the first visit in the app shows the public profile until the documents are read', async () => {
  answered('ana');
  vi.mocked(whenKnown).mockResolvedValue({ user: person('creador'), loading: false, error: null });
  const documents = Promise.withResolvers<SavedPerfil>();
  const saved = await readOwnPerfil();
  vi.mocked(readOwnPerfil).mockReturnValue(documents.promise);
  const { perfil, page, own } = await load('creador', '?tab=links');
  expect([perfil.nombre, page]).toEqual(['Ana, para todos', null]);
  documents.resolve(saved);
  expect(await own).toMatchObject({ perfil: { nombre: 'ana' }, page: { value: { items: [{ id: 'e1' }] } } });
  expect(apiGet).toHaveBeenCalledOnce();
});

test('a later visit waits for the documents: the public profile may be older', async () => {
  answered('ana');
  vi.mocked(lastRead).mockReturnValue(await readOwnPerfil());
  const { perfil, own } = await load('creador');
  expect([perfil.nombre, own]).toEqual(['ana', undefined]);
});

test('the list reports unreadable documents below the public profile', async () => {
  const uid = uidSchema.parse('zoe');
  answered(uid);
  const user = { ...person('creador'), uid };
  vi.mocked(whenKnown).mockResolvedValue({ user, loading: false, error: null });
  vi.mocked(readOwnPerfil).mockRejectedValue(new Error('No se pudieron cargar tus datos'));
  const { page, own } = await remembered({ ...HINT, uid }, '?tab=links');
  expect(page).toBeNull();
  expect(await own).toMatchObject({
    perfil: { nombre: 'Ana, para todos' },
    page: { error: messages.list.dataNotLoaded, retry: true },
  });
});

test.each([
  ['another person’s', 'beto', HINT],
  ['of somebody without a name here', 'ana', { ...HINT, username: null }],
  ['of somebody without a role', 'ana', { ...HINT, role: null }],
])('waits for Auth if the public profile is %s', async (_what, id, hint) => {
  answered(id);
  vi.mocked(requireSession).mockResolvedValue(person('creador'));
  expect((await remembered(hint)).perfil.nombre).toBe('ana');
});

test('a profile read before is kept over a failed list', async () => {
  vi.mocked(lastRead).mockReturnValue(await readOwnPerfil());
  vi.mocked(readOwnPerfil).mockRejectedValue(new Error('No se pudieron cargar tus datos'));
  vi.mocked(listOwn).mockRejectedValue(new Failure('no-connection', messages.general.noConnection));
  const { perfil, page } = await load('creador', '?tab=eventos');
  expect([perfil.username, page]).toEqual([
    'ana',
    { error: 'No se pudieron cargar los eventos.', retry: true },
  ]);
});
