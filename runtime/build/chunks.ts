import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Modules that at least two chunks need, without their dependencies, which have groups of their own. */
const shared = (name: string, test: RegExp): Group => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** Chunks of every package. */
const SHARED: Group[] = [
  // Requests, schemas and zod are fetched after the first screen is rendered.
  shared(
    'parsing',
    /\/kit\/src\/(?:requests\/|code\/kept-code)|\/session\/src\/call-with\.ts$|\/domain\/src\/(?:.*[/-]schema|zod|item\/public-item)\.ts$|\/node_modules\/zod\//,
  ),
  // Most first screens need neither: they save 1 KB and 59 KB (tests/e2e/budgets.spec.ts).
  shared('tickets', /\/domain\/src\/claim\/(?:code|random-128|times|letters|letters-problem)\.ts$/),
  shared('phone', /\/domain\/src\/perfil\/(?:phones|whatsapp)\.ts$|\/node_modules\/libphonenumber-js\//),
  // The list of places, 38 KB. Forms and places use `map-point`: in one of their chunks it would make a circle.
  shared('map-point', /\/domain\/src\/perfil\/map-point\.ts$/),
  shared('places', /\/domain\/src\/localidad\/(?!localidad|schema|address)/),
  // Lists are searched by these without a form: the next group is 6 KB more.
  shared('inputs', /\/kit\/src\/ui\/form\/(?:check-box|field|select|text-input)\./),
  // A screen without a form does not load these.
  shared(
    'forms',
    /\/kit\/src\/(?:forms|uploads|ui\/form)\/|\/node_modules\/(?:react-hook-form|@hookform|@standard-schema)\//,
  ),
];

// Without the session's modules that call Firebase, which are fetched on demand, and a part of two forms of the shell.
const KIT = shared(
  'kit',
  /\/(?:kit|domain)\/src\/(?!(?:ui\/|use-)username-availability)|\/session\/src\/(?!account|action-code|acts|observe|user|sdk\/)|\/runtime\/browser\/|\/node_modules\/(?:@lucide|react)\//,
);

/** An area's start, and its screens with `public` in `routes.tsx`: strangers begin there. A test compares them. */
export const FIRST_SCREENS =
  /\/src\/(?:routes|features\/(?:explore\/explore|detail\/detail|cities\/cities|filter\/filter|public\/public|list\/list|home\/home))\.tsx$|\/runtime\/area\/adopt\.ts$/;

/** Whether one of them needs a module at once. */
const isForFirstScreen = (id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean =>
  FIRST_SCREENS.test(id) ||
  (context.getModuleInfo(id)?.importers ?? []).some((importer) => {
    if (seen.has(importer)) return false;
    seen.add(importer);
    return isForFirstScreen(importer, context, seen);
  });

/** The chunks of an area. Federation's stand-ins have a chunk of their own: in the entry's chunk they would wait for themselves. */
export const areaChunks: Group[] = [
  { name: 'shares', priority: 2, test: /__loadShare__/ },
  { name: 'runtime', priority: 2, test: /\/@module-federation\// },
  ...SHARED,
  { ...KIT, name: (id, context) => (isForFirstScreen(id, context) ? 'first' : null) },
  KIT,
];

/** The chunks of the shell. React and the router stay in the browser's cache over releases of the shell. */
export const shellChunks: Group[] = [
  {
    name: 'react',
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|\/router\/src\/router\.ts$/,
  },
  // All that the entry needs: with the next group it would wait for React, and fetch more styles than the page's own.
  { ...shared('events', /\/domain\/src\/site\/start\.ts$/), priority: 2 },
  // Shared modules that the start needs itself, apart from those that only other screens share.
  {
    ...shared(
      'start',
      /\/(?:kit|session|shell|domain)\/src\/|\/runtime\/browser\/|\/node_modules\/@lucide\//,
    ),
    priority: 1,
    tags: ['$initial'],
  },
  ...SHARED,
  // First screens do without them.
  shared(
    'later',
    /\/domain\/src\/(?:poster\/|usuario\/(?!may|usuario\.)|(?!messages)\w+\/(?:fields|structured-data)\.ts$|item\/social-card\.ts$)|\/kit\/src\/(?:coalesced-get|impact-note|photo-store|ui\/(?:account-ways|dialog|mail-notice|modal|page-header))\.tsx?$/,
  ),
  // The landing's windows alone tell dates.
  shared(
    'dates',
    /\/domain\/src\/(?:when\/|evento\/(?:occurrence|regla-words)\.ts$|item\/(?:near|time|shop-window)\.ts$)|\/kit\/src\/(?:format|shop-front-data)\.ts$/,
  ),
  KIT,
];
