import { describe, expect, it } from 'vitest';
import { RESERVED_NAMES } from '../usuario/username.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { FIRST_SEGMENTS } from './areas.ts';
import { ownerOf, SHELL_PATHS } from './owner.ts';

describe('ownerOf', () => {
  it.each([
    ['/', 'shell'],
    ['/login', 'shell'],
    ['/signup', 'shell'],
    ['/terms', 'shell'],
    ['/creador', 'shell'],
    ['/cuenta/accion', 'shell'],
    ['/cuenta/accion/', 'shell'],
    ['/cuenta', undefined],
    ['/cuenta/otra', undefined],
    ['/explore', 'explore'],
    ['/explore/evento/abc', 'explore'],
    ['/explore/curso/abc', 'explore'],
    ['/explore/promo/abc', 'explore'],
    ['/eventos/abc', 'explore'],
    ['/cursos/abc', 'explore'],
    ['/promos/abc', 'explore'],
    ['/eventos', 'dashboard'],
    ['/eventos/', 'dashboard'],
    ['/cursos', 'dashboard'],
    ['/promos', 'dashboard'],
    ['/all', 'dashboard'],
    ['/agregar-post', 'dashboard'],
    ['/editar-post/curso/abc', 'dashboard'],
    ['/likes', 'dashboard'],
    ['/perfil', 'profile'],
    ['/perfil/editar', 'profile'],
    ['/complete-signup', 'profile'],
    ['/admin/cambiar-contrasena', 'profile'],
    ['/alumno/cambiar-contrasena', 'profile'],
    ['/bar-lisboa', 'profile'],
    ['/BarLisboa', 'profile'],
    ['/EXPLORE', 'explore'],
    ['/favicon.ico', undefined],
    ['/api', undefined],
    ['/bar-lisboa/algo', undefined],
    ['/{username}/algo', undefined],
    ['/login/otra', undefined],
  ])('%s → %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  const words = SHELL_PATHS.flatMap((path) => path.split('/')[1] || []);
  it.each([...FIRST_SEGMENTS, ...words])('nobody can take the username %s', (segment) => {
    expect(segment).toMatch(/^[a-z-]+$/);
    expect(RESERVED_NAMES.has(segment)).toBe(true);
    expect(usernameSchema.safeParse(segment).success).toBe(false);
  });
});
