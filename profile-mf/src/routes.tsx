import { mensajes } from 'domain/messages';
import type { AreaRoutes } from 'kit/remote';
import { protectedScreen, screen } from 'kit/screen';

const loadFormulario = async () => {
  const { loadFormulario: load } = await import('./features/editar/load.ts');
  return () => load();
};

export const routes = [
  protectedScreen({
    id: 'profile.propio',
    path: '/perfil',
    source: 'src/features/propio/propio.tsx',
    chunk: () => import('./features/propio/propio.tsx'),
    load: async () => (await import('./features/propio/load.ts')).loadPropio,
  }),
  protectedScreen({
    id: 'profile.editar',
    path: '/perfil/editar',
    source: 'src/features/editar/editar.tsx',
    chunk: () => import('./features/editar/editar.tsx'),
    load: loadFormulario,
    notice: mensajes.sesion.editarPerfil,
  }),
  protectedScreen({
    id: 'profile.completar',
    path: '/complete-signup',
    source: 'src/features/completar/completar.tsx',
    chunk: () => import('./features/completar/completar.tsx'),
    load: loadFormulario,
    notice: mensajes.sesion.completarRegistro,
  }),
  ...['admin', 'alumno'].map((quien) =>
    protectedScreen({
      id: `profile.clave-${quien}`,
      path: `/${quien}/cambiar-contrasena`,
      source: 'src/features/clave/clave.tsx',
      chunk: () => import('./features/clave/clave.tsx'),
    }),
  ),
  screen({
    id: 'profile.publico',
    path: '/:username',
    source: 'src/features/publico/publico.tsx',
    chunk: () => import('./features/publico/publico.tsx'),
    load: async () => (await import('./features/publico/load.ts')).loadPerfil,
  }),
] satisfies AreaRoutes['routes'];

export const buildId = __BUILD_ID__;
