import type { AreaBuild, ShellBuild } from './manifest-schema.ts';

type Shell = Pick<ShellBuild, 'contract' | 'react' | 'offers'>;
type Area = Pick<AreaBuild, 'contract' | 'react' | 'uses'>;

/**
 * Returns the reason why an area's build can't run in a shell's build; `null` when it can. A name that the shell does not offer would be
 * `undefined` when the area renders.
 */
export function incompatibility(shell: Shell, area: Area): string | null {
  if (area.contract !== shell.contract) return `contract ${area.contract}, the shell's is ${shell.contract}`;
  if (major(area.react) !== major(shell.react)) return `React ${area.react}, the shell's is ${shell.react}`;
  for (const [module, names] of Object.entries(area.uses)) {
    const missing = names.filter((name) => !shell.offers[module]?.includes(name));
    if (missing.length > 0) return `${module} of the shell has no ${missing.join(', ')}`;
  }
  return null;
}

const major = (version: string): string => version.split('.')[0] ?? '';

/** Finds the first of an area's builds that runs in a shell's build, and the reasons against those before it. */
export function firstCompatible<B extends Area>(
  shell: Shell,
  builds: readonly B[],
): { build?: B; reasons: string[] } {
  const all = builds.map((build) => incompatibility(shell, build));
  const first = all.indexOf(null);
  const build = builds[first];
  const reasons = all.slice(0, first < 0 ? undefined : first).map(String);
  return build ? { build, reasons } : { reasons };
}
