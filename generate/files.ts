import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { partSchema } from '../domain/src/agenda/entry-schema.ts';
import { REGION } from '../domain/src/site/regions.ts';
import { z } from '../domain/src/zod-classic.ts';
import type { DeployedFunction } from './functions.ts';
import { databaseIndexes } from './indexes.ts';
import { lookSheet } from './looks.ts';
import { itemRules } from './rules.ts';

interface Rewrite {
  source: string;
  function: { functionId: string; region: string };
}
interface FirebaseConfig {
  hosting: [shell: { rewrites: Rewrite[] }, ...areas: unknown[]];
  firestore: { location: string };
}

/** Rewrites `/fn/{name}` of the shell's site to each callable, and names the region, in `firebase.json`. */
function firebaseConfig(source: string, functions: DeployedFunction[]): string {
  const config: FirebaseConfig = JSON.parse(source);
  const [shell] = config.hosting;
  const callables = functions.filter(({ endpoint }) => endpoint.callableTrigger);
  const names = new Set(callables.map(({ name }) => name));
  shell.rewrites = [
    ...callables.map(({ name }) => ({
      source: `/fn/${name}`,
      function: { functionId: name, region: REGION },
    })),
    ...shell.rewrites
      .filter((rewrite) => !names.has(rewrite.function.functionId))
      .map((rewrite) => ({ ...rewrite, function: { ...rewrite.function, region: REGION } })),
  ];
  config.firestore.location = REGION;
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Replaces the conditions of `instances.json` by one for each `maxInstances`; functions that run alone have none. */
function instanceAlerts(source: string, functions: DeployedFunction[]): string {
  const policy: { conditions: unknown[] } = JSON.parse(source);
  const limits = new Set(functions.map(({ endpoint }) => endpoint.maxInstances).filter((limit) => limit > 1));
  policy.conditions = [...limits]
    .toSorted((a, b) => b - a)
    .map((limit) => {
      const services = functions
        .filter(({ endpoint }) => endpoint.maxInstances === limit)
        .map(({ name }) => name.toLowerCase());
      return {
        displayName: `${limit} instances`,
        conditionPrometheusQueryLanguage: {
          query: `sum by (service_name) (run_googleapis_com:container_instance_count{monitored_resource="cloud_run_revision",service_name=~"${services.join('|')}"}) >= ${limit}`,
          duration: '300s',
          evaluationInterval: '60s',
        },
      };
    });
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** Replaces the hash in `part-shape.ts` by the one of today's schema. */
function partShape(source: string): string {
  const schema = JSON.stringify(z.toJSONSchema(partSchema));
  const hash = createHash('sha256').update(schema).digest('base64url').slice(0, 12);
  return source.replace(/'.*'/, `'${hash}'`);
}

/** Replaces the exports of `functions/src/index.ts` by one of each function. */
function functionList(source: string, functions: DeployedFunction[]): string {
  const exports = functions.map(
    ({ name, file }) => `export const ${name} = own('${name}', '${basename(file, '.ts')}');\n`,
  );
  return source.replace(/(?:export const \w+ = own\(.*\);\n)+/, exports.join(''));
}

/** Returns the text of a file from its present text, whose other parts stay. */
type Generator = (source: string, functions: DeployedFunction[]) => string | Promise<string>;

/** Every file that is generated, or a part of it. */
export const GENERATORS: Record<string, Generator> = {
  'domain/src/agenda/part-shape.ts': partShape,
  'functions/src/index.ts': functionList,
  'profile-mf/src/features/parts/looks.module.css': lookSheet,
  'firebase.json': firebaseConfig,
  'ops/monitoring/policies/instances.json': instanceAlerts,
  'firestore.indexes.json': databaseIndexes,
  'firestore.rules': itemRules,
};
