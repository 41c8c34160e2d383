import { expect, test } from 'vitest';
import { routeOf } from './route-name.ts';

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/Cuenta/accion/', '/cuenta/accion'],
  ['/Explore', '/explore'],
  ['/explore/evento/abc', '/explore/*'],
  ['/perfil/editar', '/perfil/*'],
  ['/ana.gomez', '/{username}'],
  ['/Ana.Gomez/', '/{username}'],
  ['/ana.gomez/telefono/3415551234', '*'],
  ['/api', '*'],
])('%s becomes %s, which names nobody', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
