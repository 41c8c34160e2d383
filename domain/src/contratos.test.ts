import { describe, expect, it } from 'vitest';
import { problemas } from '../testing/arbitrarios.ts';
import { apiRutas } from './api.ts';
import { apiErrorSchema, autorSchema, exploreParamsSchema, tarjetaSchema } from './api-schema.ts';
import { callables } from './callables-schema.ts';
import { bucketDe } from './config.ts';
import { remotesSchema } from './config-schema.ts';
import { fechaONull, fechaSchema, referenciaSchema } from './firestore-schema.ts';
import { categoriaIdSchema, itemIdSchema, uidSchema } from './ids-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';

describe('the public API', () => {
  it('drops what is private from an author', () => {
    const autor = { id: 'ana', username: 'ana', nombre: 'Ana', imagen: null };
    expect(autorSchema.parse({ ...autor, email: 'ana@ejemplo.com', phone_number: '11' })).toEqual(autor);
  });
  it('reads a query’s texts, bounded', () => {
    expect(exploreParamsSchema.parse({ tipo: 'evento', limite: '12' })).toEqual({
      tipo: 'evento',
      q: '',
      limite: 12,
    });
    for (const malo of [
      {},
      { tipo: 'link' },
      { tipo: 'evento', limite: '0' },
      { tipo: 'evento', limite: '49' },
    ]) {
      expect(exploreParamsSchema.safeParse(malo).success).toBe(false);
    }
    expect(
      exploreParamsSchema.safeParse({ tipo: 'curso', q: 'x'.repeat(LIMITES.busqueda + 1) }).success,
    ).toBe(false);
  });
  it('tells cards apart by their kind', () => {
    const link = {
      id: 'a',
      titulo: 't',
      descripcion: 'd',
      imagen: null,
      cantLikes: 0,
      tipo: 'link',
      enlace: null,
    };
    const usuario = { id: 'ana', username: '', nombre: 'Ana', imagen: null };
    expect(tarjetaSchema.parse({ ...link, usuario }).tipo).toBe('link');
    expect(tarjetaSchema.safeParse({ ...link, usuario, tipo: 'evento' }).success).toBe(false);
  });
  it('escapes what becomes part of an address', () => {
    expect(apiRutas.perfil('a/b?c')).toBe('/api/perfiles/a%2Fb%3Fc');
    expect(apiRutas.item('evento', '../x')).toBe('/api/items/evento/..%2Fx');
  });
  it('says what went wrong', () => {
    const error = { codigo: 'interno', mensaje: mensajes.general.interno };
    expect(apiErrorSchema.parse({ error }).error.campos).toEqual([]);
  });
});

describe('callables', () => {
  const alta = { username: 'Ana.Ruiz', email: 'Ana@Ejemplo.com', password: 'secreta-123', terminos: true };
  it('sign up with folded names', () => {
    expect(callables.signUp.entrada.parse(alta)).toMatchObject({
      username: 'ana.ruiz',
      email: 'ana@ejemplo.com',
    });
  });
  it.each([
    [{ email: 'ana' }, mensajes.signup.emailInvalido],
    [{ password: 'corta' }, mensajes.signup.passwordCorta],
    [{ terminos: false }, mensajes.signup.terminos],
    [{ username: 'login' }, 'Ese nombre está reservado. Probá con otro.'],
  ])('refuse %j in words', (cambio, mensaje) =>
    expect(problemas(callables.signUp.entrada, { ...alta, ...cambio })).toEqual([mensaje]),
  );
  it('take no endless list of pictures', () => {
    const urls = Array.from({ length: 2 * LIMITES.imagenesGaleria + 1 }, () => 'https://a/b');
    const perfil = (galeria: object) =>
      callables.saveProfile.entrada.safeParse({ role: 'creador', creador: { descripcion: 'x', galeria } });
    expect(perfil({ antes: [], urls }).success).toBe(false);
    expect(perfil({ antes: urls, urls: [] }).success).toBe(false);
    expect(perfil({ antes: [], urls: urls.slice(1) }).success).toBe(true);
  });
});

describe('what the database gives', () => {
  it('is read without knowing an SDK', () => {
    const fecha = new Date('2026-11-27T03:00:00Z');
    expect([fechaSchema.parse({ toDate: () => fecha }), fechaONull.parse(undefined)]).toEqual([fecha, null]);
    for (const mala of [null, '2026-11-27', 5, new Date(Number.NaN), { toDate: () => 'ayer' }]) {
      expect(fechaSchema.safeParse(mala).success).toBe(false);
    }
    const ref = { id: 'a', path: 'user/a', firestore: {} };
    expect(referenciaSchema.parse(ref)).toEqual({ id: 'a', path: 'user/a' });
    expect(referenciaSchema.safeParse('user/a').success).toBe(false);
  });
  it.each(['', '.', '..', '__x__', 'a/b', 'a b', 'x'.repeat(129)])('%j is no id', (id) => {
    expect([uidSchema.safeParse(id).success, itemIdSchema.safeParse(id).success]).toEqual([false, false]);
    expect(categoriaIdSchema.safeParse(id).success).toBe(false);
  });
});

describe('configuration', () => {
  it('names one bucket a project', () => expect(bucketDe('demo-vidriera')).toBe('demo-vidriera.appspot.com'));
  it('lets an area be missing, not be half there', () => {
    const area = { entry: '/r/explore/remoteEntry-a1.js', js: [], css: [], buildId: 'a1' };
    expect(remotesSchema.parse({ explore: area })).toEqual({ explore: area });
    expect(remotesSchema.safeParse({ explore: { ...area, entry: '' } }).success).toBe(false);
    expect(remotesSchema.safeParse({ otra: area }).success).toBe(false);
  });
});
