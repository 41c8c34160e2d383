import { describe, expect, it } from 'vitest';
import { problems } from '../../testing/arbitraries.ts';
import { authorSchema, cardSchema } from '../item/wire-schema.ts';
import { messages } from '../messages/messages.ts';
import { bucketOf } from '../site/config.ts';
import { remotesSchema } from '../site/config-schema.ts';
import { TERMS_VERSION } from '../site/terms.ts';
import { fechaOrNull, fechaSchema, referenceSchema } from '../values/firestore-schema.ts';
import { categoriaIdSchema, itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { apiPaths } from './api.ts';
import { callables } from './callables-schema.ts';
import { apiErrorSchema, exploreParamsSchema } from './schema.ts';

describe('the public API', () => {
  it('drops private fields of an author', () => {
    const author = { id: 'ana', username: 'ana', nombre: 'Ana', imagen: null };
    expect(authorSchema.parse({ ...author, email: 'ana@ejemplo.com', phone_number: '11' })).toEqual(author);
  });
  it('parses a query’s texts, bounded', () => {
    expect(exploreParamsSchema.parse({ tipo: 'evento', limit: '12' })).toEqual({
      tipo: 'evento',
      q: '',
      limit: 12,
    });
    for (const bad of [
      {},
      { tipo: 'link' },
      { tipo: 'evento', limit: '0' },
      { tipo: 'evento', limit: '49' },
    ]) {
      expect(exploreParamsSchema.safeParse(bad).success).toBe(false);
    }
    expect(exploreParamsSchema.safeParse({ tipo: 'curso', q: 'x'.repeat(LIMITS.busqueda + 1) }).success).toBe(
      false,
    );
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
    expect(cardSchema.parse({ ...link, usuario }).tipo).toBe('link');
    expect(cardSchema.safeParse({ ...link, usuario, tipo: 'evento' }).success).toBe(false);
  });
  it('escapes parts of an address', () => {
    expect(apiPaths.perfil('a/b?c')).toBe('/api/perfiles/a%2Fb%3Fc');
    expect(apiPaths.item('evento', '../x')).toBe('/api/items/evento/..%2Fx');
  });
  it('names the fault', () => {
    const error = { code: 'internal', message: messages.general.internal };
    expect(apiErrorSchema.parse({ error }).error.fields).toEqual([]);
  });
});

describe('callables', () => {
  const accepts = { terminos: true, terminosVersion: TERMS_VERSION };
  const signup = { username: 'Ana.Ruiz', email: 'Ana@Ejemplo.com', password: 'secreta-123', ...accepts };
  it('accept sign-ups with folded names', () => {
    expect(callables.signUp.input.parse(signup)).toMatchObject({
      username: 'ana.ruiz',
      email: 'ana@ejemplo.com',
    });
  });
  it.each([
    [{ email: 'ana' }, messages.signup.invalidEmail],
    [{ password: 'short' }, messages.signup.passwordTooShort],
    [{ terminos: false }, messages.signup.terminos],
    [{ username: 'login' }, 'Ese nombre está reservado. Probá con otro.'],
  ])('refuse %j in words', (change, message) =>
    expect(problems(callables.signUp.input, { ...signup, ...change })).toEqual([message]),
  );
  it.each([
    [TERMS_VERSION, true],
    ['2026-01-01', true],
    ['2999-01-01', false],
    ['2026-02-30', false],
    ['', false],
    [null, false],
  ])('take the version %j of the terms: %s', (terminosVersion, isTaken) => {
    expect(callables.acceptTerms.input.safeParse({ terminosVersion }).success).toBe(isTaken);
    expect(callables.signUp.input.safeParse({ ...signup, terminosVersion }).success).toBe(isTaken);
  });
  it('refuse endless lists of pictures', () => {
    const urls = Array.from({ length: 2 * LIMITS.galeriaImages + 1 }, () => 'https://a/b');
    const perfil = (galeria: object) =>
      callables.saveProfile.input.safeParse({ role: 'creador', creador: { descripcion: 'x', galeria } });
    expect(perfil({ before: [], urls }).success).toBe(false);
    expect(perfil({ before: urls, urls: [] }).success).toBe(false);
    expect(perfil({ before: [], urls: urls.slice(1) }).success).toBe(true);
  });
});

describe('documents of the database', () => {
  it('are read without an SDK', () => {
    const fecha = new Date('2026-11-27T03:00:00Z');
    expect([fechaSchema.parse({ toDate: () => fecha }), fechaOrNull.parse(undefined)]).toEqual([fecha, null]);
    for (const bad of [null, '2026-11-27', 5, new Date(Number.NaN), { toDate: () => 'ayer' }]) {
      expect(fechaSchema.safeParse(bad).success).toBe(false);
    }
    const ref = { id: 'a', path: 'user/a', firestore: {} };
    expect(referenceSchema.parse(ref)).toEqual({ id: 'a', path: 'user/a' });
    expect(referenceSchema.safeParse('user/a').success).toBe(false);
  });
  it.each(['', '.', '..', '__x__', 'a/b', 'a b', 'x'.repeat(129)])('%j is not an id', (id) => {
    expect([uidSchema.safeParse(id).success, itemIdSchema.safeParse(id).success]).toEqual([false, false]);
    expect(categoriaIdSchema.safeParse(id).success).toBe(false);
  });
});

describe('configuration', () => {
  it('names one bucket per project', () =>
    expect(bucketOf('demo-vidriera')).toBe('demo-vidriera.appspot.com'));
  it('accepts a missing area, but not an incomplete one', () => {
    const area = { entry: '/r/explore/remoteEntry-a1.js', js: [] };
    expect(remotesSchema.parse({ explore: area })).toEqual({ explore: area });
    expect(remotesSchema.safeParse({ explore: { ...area, entry: '' } }).success).toBe(false);
    expect(remotesSchema.safeParse({ another: area }).success).toBe(false);
  });
});
