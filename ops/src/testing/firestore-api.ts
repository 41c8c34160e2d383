import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type FirestoreIndex, fieldSchema, indexSchema } from './resource-schemas.ts';
import { type ApiCall, ApiError, type Route, routesFor } from './route.ts';

const rulesSchema = z.object({
  source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) }),
});
const releaseSchema = z.object({ name: z.string(), rulesetName: z.string() });

/** Fakes Firestore's indexes and fields. */
export function firestoreRoutes(project: FakeProject): Route[] {
  const database = `projects/${project.id}/databases/(default)`;
  const listIndexes = () => {
    const state = project.listsUntilBuilt > 0 ? 'CREATING' : 'READY';
    if (project.indexes.length > 0) project.listsUntilBuilt = Math.max(0, project.listsUntilBuilt - 1);
    for (const index of project.indexes) index.state = state;
    return { indexes: project.indexes };
  };
  const createIndex = ({ captured: [collection], body }: ApiCall) => {
    const { fields, queryScope } = indexSchema.parse(body);
    const last = fields.at(-1);
    // Firestore appends the document's name in the direction of the last field.
    if (last?.fieldPath !== '__name__')
      fields.push({ fieldPath: '__name__', order: last?.order ?? 'ASCENDING' });
    const known = project.indexes.find((index) => isSame(index, collection ?? '', fields));
    if (known) throw new ApiError(409, 'index already exists');
    const name = `${database}/collectionGroups/${collection}/indexes/i${project.indexes.length + 1}`;
    project.indexes.push({ name, fields, queryScope, state: 'CREATING' });
    return { name: `${database}/operations/${project.indexes.length}` };
  };
  const patchField = ({ captured: [collection, path], body }: ApiCall) => {
    const name = `${database}/collectionGroups/${collection}/fields/${path}`;
    project.fields.set(name, { name, ...fieldSchema.parse(body) });
    return { name: `${database}/operations/${path}` };
  };
  return routesFor('firestore', {
    'GET /v1/:project/databases/\\(default\\)/collectionGroups/-/indexes': listIndexes,
    'GET /v1/:project/databases/\\(default\\)/collectionGroups/-/fields': () => ({
      fields: [...project.fields.values()],
    }),
    'POST /v1/:project/databases/\\(default\\)/collectionGroups/*/indexes': createIndex,
    'PATCH /v1/:project/databases/\\(default\\)/collectionGroups/*/fields/*': patchField,
  });
}

const isSame = (
  { name, fields }: FirestoreIndex,
  collection: string,
  other: FirestoreIndex['fields'],
): boolean =>
  name.includes(`/collectionGroups/${collection}/`) && JSON.stringify(fields) === JSON.stringify(other);

/** Fakes rulesets and their releases. Rules are not compiled here; the emulators do that. */
export function rulesRoutes(project: FakeProject): Route[] {
  const prefix = `projects/${project.id}/`;
  const createRuleset = ({ body }: ApiCall) => {
    const name = `${prefix}rulesets/r${project.rulesets.size + 1}`;
    project.rulesets.set(name, rulesSchema.parse(body).source);
    return { name };
  };
  const release = (name: string, rulesetName: string) => {
    if (!project.rulesets.has(rulesetName)) throw new ApiError(400, 'The ruleset does not exist.');
    project.releases.set(name, rulesetName);
    return { name, rulesetName };
  };
  const updateRelease = ({ body }: ApiCall) => {
    const { name, rulesetName } = z.object({ release: releaseSchema }).parse(body).release;
    if (!project.releases.has(name)) throw new ApiError(404, 'The release does not exist.');
    return release(name, rulesetName);
  };
  const createRelease = ({ body }: ApiCall) => {
    const { name, rulesetName } = releaseSchema.parse(body);
    return release(name, rulesetName);
  };
  return routesFor('firebaserules', {
    'POST /v1/:project:test': () => ({}),
    'POST /v1/:project/rulesets': createRuleset,
    'GET /v1/:project/rulesets/*': ({ captured: [id] }) => ({
      source: project.rulesets.get(`${prefix}rulesets/${id}`),
    }),
    'GET /v1/:project/releases': () => ({
      releases: [...project.releases].map(([name, rulesetName]) => ({
        name,
        rulesetName,
        createTime: '2026',
      })),
    }),
    'POST /v1/:project/releases': createRelease,
    'PATCH /v1/:project/releases/.+': updateRelease,
  });
}
