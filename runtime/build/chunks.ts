import type { Rolldown } from 'vite';

/** Schemas, zod, and the modules that parse with them: they are fetched after the first screen is rendered. */
const PARSING =
  /\/domain\/src\/.*[/-]schema\.ts$|\/domain\/src\/zod\.ts$|\/node_modules\/zod\/|\/session\/src\/call-with\.ts$|\/kit\/src\/(?:api|ask-seats|callable|claim\/stored-claims|data\/(?:counter|likes|public-items|publish|read|schemas))\.ts$/;

/** The parts of forms: a screen without a form does not load them. */
const FORMS =
  /\/kit\/src\/(?:field-of|first-error|use-autosave|use-combobox|data\/(?:use-uploads|uploads|images|image-kind|prepare-image|progress-watch)|ui\/(?:alias-question|check-box|chip-group|draft-notice|field|form-[a-z]+|image-picker|lazy-place-input|live-preview|ordered-pictures|password-[a-z]+|place-input|select|text-area|text-input))\.tsx?$|\/domain\/src\/perfil\/map-point\.ts$|\/node_modules\/(?:react-hook-form|@hookform|@standard-schema)\//;

type Group = Rolldown.CodeSplittingGroup;

/** Modules that at least two chunks need, without their dependencies, which have groups of their own. */
const SHARED = { minShareCount: 2, includeDependenciesRecursively: false };
const shared = (name: string, test: RegExp): Group => ({ name, test, ...SHARED });

/** @param kit the modules of kit, domain and session that the first screen may need */
const groups = (kit: RegExp): Group[] => [
  shared('parsing', PARSING),
  shared('tickets', /\/domain\/src\/claim\/(?:code|times|letters|letters-problem)\.ts$/),
  shared('phone', /\/domain\/src\/perfil\/(?:phones|whatsapp)\.ts$|\/node_modules\/libphonenumber-js\//),
  shared('forms', FORMS),
  shared('kit', kit),
];

/** The chunks of an area. Federation's stand-ins have a chunk of their own: in the entry's chunk they would wait for themselves. */
export const areaChunks: Group[] = [
  { name: 'shares', priority: 2, test: /__loadShare__/ },
  { name: 'runtime', priority: 2, test: /\/@module-federation\// },
  ...groups(/\/(?:kit|domain|session)\/src\/|\/runtime\/browser\/|\/node_modules\/(?:lucide-react|react)\//),
];

/**
 * The chunks of the shell. React and the router stay in the browser's cache over releases of the shell. The entry's modules stay in the entry, which
 * runs before React. Modules that call Firebase are fetched on demand.
 */
export const shellChunks: Group[] = [
  {
    name: 'react',
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|\/router\/src\/router\.ts$/,
  },
  ...groups(
    /\/(?:kit|domain)\/src\/(?!site\/start|styles\/(?:tokens|base))|\/session\/src\/(?!account|action-code|acts|observe|user|sdk\/)|\/runtime\/browser\/(?!load-container|federation-host)|\/node_modules\/lucide-react\//,
  ),
];
