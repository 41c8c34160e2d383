import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '../../domain/src/zod-classic.ts';
import { DOCUMENTS } from '../../functions/src/base/firestore/collections.ts';
import { ROOT, readJson, readText } from '../sources.ts';
import { code, table } from './markdown.ts';

/**
 * Returns the collection that a document's path belongs to, with its variable segments left empty: `user/{uid}` is in `user`. Documents of
 * `internal` have fixed names, so each counts by itself.
 */
function collectionOf(path: string): string {
  const segments = path.split('/').map((segment) => (/[{$]/.test(segment) ? '{}' : segment));
  return segments[0] === 'internal' ? path.replace(/\$?\{.*/, '') : segments.slice(0, -1).join('/');
}

/** Returns the collections that the functions name in `refs.ts`. */
function inRefs(): string[] {
  const source = readText('functions/src/base/firestore/refs.ts');
  const paths = [...source.matchAll(/\b(doc|collection)\(db, [`']([^`']+)[`']\)/g)];
  return paths.map(([, kind, path = '']) => collectionOf(kind === 'doc' ? path : `${path}/{id}`));
}

/** Returns what browsers may do in each collection, by `firestore.rules`. */
function browserRights(): Map<string, string> {
  const rights = new Map<string, string>();
  const open: { path: string; depth: number }[] = [];
  let depth = 0;
  for (const line of readText('firestore.rules').split('\n')) {
    const text = line.replace(/\/\/.*$/, '');
    const [, path] = /^\s*match \/(?!databases)(\S+) \{$/.exec(text) ?? [];
    if (path) open.push({ path, depth });
    const [, operations, condition = ''] = /^\s*allow ([\w, ]+): if (.*)$/.exec(text) ?? [];
    if (operations) {
      const collection = collectionOf(open.map((block) => block.path).join('/'));
      const before = rights.get(collection);
      const who = /^(true|boundedList\(\))/.test(condition) ? 'everybody' : 'the owner';
      rights.set(collection, before ? `${before}, ${operations}` : `${who}: ${operations}`);
    }
    depth += (text.match(/\{/g) ?? []).length - (text.match(/\}/g) ?? []).length;
    while (open.length > 0 && depth <= (open.at(-1)?.depth ?? 0)) open.pop();
  }
  return rights;
}

const overridesSchema = z.object({
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), ttl: z.boolean().optional() })),
});

/** Returns the names of collections whose documents Firestore deletes at the moment in `expiresAt`. */
const expiring = (): string[] =>
  overridesSchema
    .parse(readJson('firestore.indexes.json'))
    .fieldOverrides.filter(({ ttl }) => ttl)
    .map(({ collectionGroup }) => collectionGroup);

/** @throws Error naming each collection that `collections.ts` lacks, or that is used nowhere */
function compare(rights: Map<string, string>): void {
  const listed = new Set(Object.keys(DOCUMENTS).map(collectionOf));
  const used = new Set([...inRefs(), ...rights.keys()]);
  const files = Object.values(DOCUMENTS).map(({ fields }) => fields);
  const problems = [
    ...[...used].filter((name) => !listed.has(name)).map((name) => `"${name}" is missing`),
    ...[...listed]
      .filter((name) => !used.has(name))
      .map((name) => `"${name}" is in no rule and not in refs.ts`),
    ...files.filter((file) => !existsSync(join(ROOT, file))).map((file) => `there is no ${file}`),
  ];
  if (problems.length > 0)
    throw new Error(`functions/src/base/firestore/collections.ts: ${problems.join('; ')}.`);
}

/** Returns the table of collections. */
export function collections(): string {
  const rights = browserRights();
  compare(rights);
  const byAge = expiring();
  const rows = Object.entries(DOCUMENTS).map(([path, { holds, fields, personal }]) => {
    const collection = collectionOf(path);
    const name = collection.split('/').at(-1) ?? '';
    return [
      code(path),
      holds,
      rights.get(collection) ?? 'nothing',
      personal,
      byAge.includes(name) ? 'yes' : '',
      code(fields),
    ];
  });
  return table(['path', 'holds', 'browsers may', 'personal data', 'TTL', 'fields'], rows);
}
