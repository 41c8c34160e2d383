import { messages } from '@vidriera/domain/messages/messages';
import type { LoaderFunctionArgs, RouteObject } from '@vidriera/router';
import { screen } from '@vidriera/runtime/screen';
import { withoutLoader } from './features/public/shown.ts';

const importSkeleton = () => import('./features/parts/perfil-skeleton.tsx');

const publicPerfil = screen({
  id: 'profile.public',
  path: '/:username',
  public: ['tab', 'cursor'],
  load: () => import('./features/public/load.ts'),
  view: () => import('./features/public/public.tsx'),
  source: 'src/features/public/public.tsx',
  skeleton: importSkeleton,
  structuredData: async () => {
    const { perfilData } = await import('@vidriera/domain/site/structured-data');
    return (loaded, origin) =>
      loaded ? perfilData(loaded.perfil, loaded.page?.items ?? loaded.firstLinks, origin) : [];
  },
});

export const routes = [
  screen({
    id: 'profile.own',
    path: '/perfil',
    member: 'remembered',
    load: () => import('./features/perfil/load.ts'),
    view: () => import('./features/perfil/perfil.tsx'),
    source: 'src/features/perfil/perfil.tsx',
    skeleton: importSkeleton,
  }),
  screen({
    id: 'profile.editar',
    path: '/perfil/editar',
    member: { notice: messages.session.editPerfil },
    load: async () => {
      const { loadForm } = await import('./features/editar/load.ts');
      return { load: () => loadForm() };
    },
    view: () => import('./features/editar/editar.tsx'),
    source: 'src/features/editar/editar.tsx',
  }),
  screen({
    id: 'profile.complete-signup',
    path: '/complete-signup',
    member: { notice: messages.session.completeSignup },
    load: async () => {
      const [{ loadComplete }, { loadForm }] = await Promise.all([
        import('./features/complete-signup/load.ts'),
        import('./features/editar/load.ts'),
      ]);
      return { load: () => loadComplete(loadForm) };
    },
    view: () => import('./features/complete-signup/complete-signup.tsx'),
    source: 'src/features/complete-signup/complete-signup.tsx',
  }),
  ...['admin', 'alumno'].map((who) =>
    screen({
      id: `profile.password-${who}`,
      path: `/${who}/cambiar-contrasena`,
      member: 'reported',
      view: () => import('./features/password/change-password.tsx'),
      source: 'src/features/password/change-password.tsx',
    }),
  ),
  {
    ...publicPerfil,
    loader: (args: LoaderFunctionArgs) =>
      publicPerfil.loader(args).catch((caught: unknown) => withoutLoader(args, caught)),
  },
] satisfies RouteObject[];
