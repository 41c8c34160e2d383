import { messages } from 'domain/messages/messages';
import type { AreaRoutes } from 'kit/remote';
import { protectedScreen, rememberedScreen, screen } from 'kit/screen';
import { lazy } from 'react';

// Its style sheets stay out of this module.
const PerfilSkeleton = lazy(() => import('./features/parts/perfil-skeleton.tsx'));

export const routes = [
  rememberedScreen({
    id: 'profile.own',
    path: '/perfil',
    source: 'src/features/perfil/perfil.tsx',
    chunk: () => import('./features/perfil/perfil.tsx'),
    load: async () => (await import('./features/perfil/load.ts')).loadOwn,
    fallback: <PerfilSkeleton />,
  }),
  protectedScreen({
    id: 'profile.editar',
    path: '/perfil/editar',
    source: 'src/features/editar/editar.tsx',
    chunk: () => import('./features/editar/editar.tsx'),
    load: async () => {
      const { loadForm } = await import('./features/editar/load.ts');
      return () => loadForm();
    },
    notice: messages.session.editPerfil,
  }),
  protectedScreen({
    id: 'profile.complete-signup',
    path: '/complete-signup',
    source: 'src/features/complete-signup/complete-signup.tsx',
    chunk: () => import('./features/complete-signup/complete-signup.tsx'),
    load: async () => {
      const [{ loadComplete }, { loadForm }] = await Promise.all([
        import('./features/complete-signup/load.ts'),
        import('./features/editar/load.ts'),
      ]);
      return () => loadComplete(loadForm);
    },
    notice: messages.session.completeSignup,
  }),
  ...['admin', 'alumno'].map((who) =>
    protectedScreen({
      id: `profile.password-${who}`,
      path: `/${who}/cambiar-contrasena`,
      source: 'src/features/password/change-password.tsx',
      chunk: () => import('./features/password/change-password.tsx'),
    }),
  ),
  screen({
    id: 'profile.public',
    path: '/:username',
    served: ['tab', 'cursor'],
    source: 'src/features/public/public.tsx',
    chunk: () => import('./features/public/public.tsx'),
    load: async () => (await import('./features/public/load.ts')).loadPerfil,
    fallback: <PerfilSkeleton />,
    structuredData: async () => {
      const { perfilData } = await import('domain/site/structured-data');
      return (loaded, origin) => (loaded ? perfilData(loaded.perfil, origin) : []);
    },
  }),
] satisfies AreaRoutes['routes'];
