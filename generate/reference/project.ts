import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from '../../domain/src/zod-classic.ts';
import { settingsSchema } from '../../ops/src/deploy/settings.ts';
import type { DeployedFunction } from '../functions.ts';
import { ROOT, readJson, readText } from '../sources.ts';
import { code, codes, commentAbove, table } from './markdown.ts';

/** Only a local stack sets these. */
const LOCAL = ['VIDRIERA_FUNCTIONS_ORIGIN', 'VIDRIERA_SITES'];

/** @throws Error naming a setting that functions read, and neither `settings.ts` nor the secrets of a function have */
function refuseUnknown(known: string[]): void {
  for (const file of globSync('functions/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }))
    for (const [name] of readText(file).matchAll(/\bVIDRIERA_[A-Z_]+/g))
      if (!known.includes(name)) throw new Error(`ops/src/deploy/settings.ts: ${name}, which ${file} reads`);
}

/** Returns the table of settings, and the secrets that functions read. */
export function settings(functions: DeployedFunction[]): string {
  const source = readText('ops/src/deploy/settings.ts');
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const isOptional = schema.safeParse(undefined).success;
    return [code(name), isOptional ? '' : 'yes', commentAbove(source, name)];
  });
  const secrets = new Map<string, string[]>();
  for (const { name, endpoint } of functions)
    for (const { key } of endpoint.secretEnvironmentVariables)
      secrets.set(key, [...(secrets.get(key) ?? []), name]);
  refuseUnknown([...Object.keys(settingsSchema.shape), ...secrets.keys(), ...LOCAL]);
  return [
    table(['setting', 'required', 'what it is'], rows),
    table(
      ['secret', 'read by'],
      [...secrets].map(([key, names]) => [code(key), codes(names)]),
    ),
  ].join('\n\n');
}

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});

/** Returns the tables of composite indexes and of fields without an automatic one. */
export function indexes(): string {
  const { indexes: composite, fieldOverrides } = indexesSchema.parse(readJson('firestore.indexes.json'));
  const rows = composite.map(({ collectionGroup, fields }) => [
    code(collectionGroup),
    fields
      .map(({ fieldPath, order }) => code(order === 'DESCENDING' ? `${fieldPath} ↓` : fieldPath))
      .join(', '),
  ]);
  const without = Map.groupBy(
    fieldOverrides.filter(({ ttl }) => !ttl),
    ({ collectionGroup }) => collectionGroup,
  );
  return [
    table(['collection', 'fields'], rows),
    'Fields without an automatic index:',
    table(
      ['collection', 'fields'],
      [...without].map(([name, fields]) => [code(name), codes(fields.map(({ fieldPath }) => fieldPath))]),
    ),
  ].join('\n\n');
}

const policySchema = z.object({ documentation: z.object({ content: z.string() }) });
const POINTER = / docs\/operations\.md, .*$/;

/** Returns the table of alerts. */
export function alerts(): string {
  const files = globSync('*/monitoring/policies/*.json', { cwd: ROOT }).sort();
  const rows = files.map((file) => [
    code(basename(file, '.json')),
    policySchema.parse(readJson(file)).documentation.content.replace(POINTER, ''),
  ]);
  return table(['alert', 'what it means'], rows);
}
