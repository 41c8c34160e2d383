import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Modules of a chunk. A path ends with `/` for a folder; without an extension it names a file of any. */
export interface Modules {
  of: readonly (string | RegExp)[];
  except?: readonly string[];
}

const SCHEMAS = /\/domain\/src\/.*[/-]schema\.ts$/;
const FIELDS = /\/domain\/src\/(?!messages)\w+\/(?:fields|structured-data)\.ts$/;

/** The modules of each chunk. A test expects every path and pattern to name a file. */
export const MODULES = {
  // Requests, schemas and zod are fetched after the first screen is rendered.
  parsing: {
    of: [
      'kit/src/requests/',
      'kit/src/code/kept-code',
      'session/src/call-with',
      SCHEMAS,
      'domain/src/zod',
      'domain/src/item/public-item',
      'node_modules/zod/',
    ],
  },
  // Most first screens need neither of these two: they save 1 KB and 59 KB (tests/e2e/first-visit.spec.ts).
  tickets: {
    of: ['code', 'random-128', 'times', 'letters', 'letters-problem'].map(
      (name) => `domain/src/claim/${name}`,
    ),
  },
  phone: {
    of: ['domain/src/perfil/phones', 'domain/src/perfil/whatsapp', 'node_modules/libphonenumber-js/'],
  },
  // The list of places, 38 KB. Forms and places use `map-point`: in one of their chunks it would make a circle.
  'map-point': { of: ['domain/src/perfil/map-point'] },
  places: {
    of: ['domain/src/localidad/'],
    except: ['localidad', 'schema', 'address'].map((name) => `domain/src/localidad/${name}`),
  },
  // Lists are searched by these without a form: the next group is 6 KB more.
  inputs: { of: ['check-box', 'field', 'select', 'text-input'].map((name) => `kit/src/ui/form/${name}`) },
  // A screen without a form does not load these.
  forms: {
    of: [
      'kit/src/forms/',
      'kit/src/uploads/',
      'kit/src/ui/form/',
      'node_modules/react-hook-form/',
      'node_modules/@hookform/',
      'node_modules/@standard-schema/',
    ],
  },
  // Without the session's modules that call Firebase, which are fetched on demand, and a part of two forms of the shell.
  kit: {
    of: [
      'kit/src/',
      'domain/src/',
      'session/src/',
      'runtime/browser/',
      'node_modules/@lucide/',
      'node_modules/react/',
    ],
    except: [
      'kit/src/ui/people/username-availability',
      'kit/src/hooks/use-username-availability',
      ...['account', 'action-code', 'acts', 'observe', 'user', 'sdk/'].map((name) => `session/src/${name}`),
    ],
  },
  react: {
    of: [
      ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'].map(
        (name) => `node_modules/${name}/`,
      ),
      'router/src/router',
    ],
  },
  // All that the entry needs: with the next group it would wait for React, and fetch more styles than the page's own.
  events: { of: ['domain/src/site/start'] },
  // Shared modules that the start needs itself, apart from those that only other screens share.
  start: {
    of: [
      'kit/src/',
      'session/src/',
      'shell/src/',
      'domain/src/',
      'runtime/browser/',
      'node_modules/@lucide/',
    ],
  },
  // First screens do without them.
  later: {
    of: [
      'domain/src/poster/',
      'domain/src/usuario/',
      'domain/src/item/social-card',
      FIELDS,
      ...['data/coalesced-get', 'words/impact-sentence', 'pictures/photo-store'].map(
        (name) => `kit/src/${name}`,
      ),
      ...[
        'people/account-ways',
        'people/mail-notice',
        'dialogs/dialog',
        'dialogs/modal',
        'parts/page-header',
      ].map((name) => `kit/src/ui/${name}.tsx`),
    ],
    except: ['domain/src/usuario/may', 'domain/src/usuario/usuario'],
  },
  // The landing's windows alone tell dates.
  dates: {
    of: [
      'domain/src/when/',
      'domain/src/evento/occurrence',
      'domain/src/evento/regla-words',
      ...['near', 'time', 'shop-window'].map((name) => `domain/src/item/${name}`),
      'kit/src/words/format',
      'kit/src/words/shop-front-data',
    ],
  },
} satisfies Record<string, Modules>;

const isAt = (id: string, path: string): boolean =>
  path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`) || id.includes(`/${path}.`);

/** Whether a module belongs to a chunk's modules. */
export const belongs = (id: string, { of, except = [] }: Modules): boolean =>
  of.some((one) => (typeof one === 'string' ? isAt(id, one) : one.test(id))) &&
  !except.some((path) => isAt(id, path));

/** Modules that at least two chunks need, without their dependencies, which have groups of their own. */
const shared = (name: keyof typeof MODULES): Group => ({
  name,
  test: (id) => belongs(id, MODULES[name]),
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** Chunks of every package. */
const SHARED = (['parsing', 'tickets', 'phone', 'map-point', 'places', 'inputs', 'forms'] as const).map(
  shared,
);

const KIT = shared('kit');

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
  { name: 'react', priority: 2, test: (id) => belongs(id, MODULES.react) },
  { ...shared('events'), priority: 2 },
  { ...shared('start'), priority: 1, tags: ['$initial'] },
  ...SHARED,
  shared('later'),
  shared('dates'),
  KIT,
];
