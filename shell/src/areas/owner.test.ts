import { RESERVADOS } from 'domain/username';
import { usernameSchema } from 'domain/username-schema';
import { describe, expect, it } from 'vitest';
import { AGENDA_SEGMENTS, AREA_BY_SEGMENT, ownerOf, SHELL_PATHS } from './owner.ts';

describe('ownerOf', () => {
  it.each([
    ['/', 'shell'],
    ['/login', 'shell'],
    ['/signup', 'shell'],
    ['/terms', 'shell'],
    ['/creador', 'shell'],
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
    ['/favicon.ico', null],
    ['/api', null],
    ['/bar-lisboa/algo', null],
    ['/login/otra', null],
  ])('%s → %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  const segments = [
    ...Object.keys(AREA_BY_SEGMENT),
    ...AGENDA_SEGMENTS,
    ...SHELL_PATHS.filter((path) => path !== '/').map((path) => path.slice(1)),
  ];
  it.each(segments)('nobody can be called %s', (segment) => {
    expect(RESERVADOS.has(segment)).toBe(true);
    expect(usernameSchema.safeParse(segment).success).toBe(false);
  });
});
