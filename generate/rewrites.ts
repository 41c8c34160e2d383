import type { DeployedFunction } from './functions.ts';

interface Rewrite {
  source: string;
  function: { functionId: string; region: string | undefined };
}
interface HostingConfig {
  hosting: [shell: { rewrites: Rewrite[] }, ...areas: unknown[]];
}

/** Rewrites `/fn/{name}` of the shell's site to each callable, in `firebase.json`. */
export function callableRewrites(source: string, functions: DeployedFunction[]): string {
  const config: HostingConfig = JSON.parse(source);
  const [shell] = config.hosting;
  const callables = functions.filter(({ endpoint }) => endpoint.callableTrigger);
  const names = new Set(callables.map(({ name }) => name));
  shell.rewrites = [
    ...callables.map(({ name, endpoint: { region } }) => ({
      source: `/fn/${name}`,
      function: { functionId: name, region: region[0] },
    })),
    ...shell.rewrites.filter((rewrite) => !names.has(rewrite.function.functionId)),
  ];
  return `${JSON.stringify(config, null, 2)}\n`;
}
