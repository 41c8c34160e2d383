import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const idSchema = z.string().regex(/^(?!gcp-)[a-z0-9-]{4,32}$/);
const poolSchema = z.strictObject({ displayName: z.string().max(32) });
/** Google refuses a provider of GitHub whose condition names no claim. */
const providerSchema = z.strictObject({
  displayName: z.string().max(32).optional(),
  attributeMapping: z.looseObject({ 'google.subject': z.string() }),
  attributeCondition: z
    .string()
    .regex(/assertion\./)
    .max(4096),
  oidc: z.strictObject({ issuerUri: z.url({ protocol: /^https$/ }) }),
});
const policySchema = z.object({
  policy: z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) }),
});
const POOLS = '/v1/:project/locations/global/workloadIdentityPools';

/** Fakes pools, providers and the policies of service accounts. */
export function trustRoutes(project: FakeProject): Route[] {
  const operation = {
    name: `projects/${project.number}/locations/global/workloadIdentityPools/any/operations/made`,
  };
  const stored = (name: string) => {
    const found = project.pools.get(name);
    if (!found) throw notFound();
    return found;
  };
  const create = (name: string, body: object) => {
    if (project.pools.has(name)) throw new ApiError(409, 'Requested entity already exists');
    project.pools.set(name, { ...body, state: 'ACTIVE' });
    return operation;
  };
  const createPool = ({ query, body }: ApiCall) =>
    create(idSchema.parse(query.get('workloadIdentityPoolId')), poolSchema.parse(body));
  const createProvider = ({ captured: [pool = ''], query, body }: ApiCall) => {
    stored(pool);
    const id = idSchema.parse(query.get('workloadIdentityPoolProviderId'));
    return create(`${pool}/${id}`, providerSchema.parse(body));
  };
  const patchProvider = ({ captured: [pool, id], query, body }: ApiCall) => {
    const request: Record<string, unknown> = providerSchema.parse(body);
    const masked = (query.get('updateMask') ?? '').split(',').map((field) => [field, request[field]]);
    Object.assign(stored(`${pool}/${id}`), Object.fromEntries(masked));
    return operation;
  };
  const undelete = (name: string) => {
    stored(name).state = 'ACTIVE';
    return operation;
  };
  const bindingsOf = (email = '') => {
    if (!project.serviceAccounts.has(email)) throw notFound();
    return project.accountBindings.get(email) ?? [];
  };
  const setPolicy = ({ captured: [email = ''], body }: ApiCall) => {
    bindingsOf(email);
    const { bindings } = policySchema.parse(body).policy;
    const pool = /workloadIdentityPools\/([^/]+)\//;
    for (const member of bindings.flatMap(({ members }) => members))
      if (member.startsWith('principalSet:')) stored(pool.exec(member)?.[1] ?? '');
    project.accountBindings.set(email, bindings);
    return { bindings };
  };
  return routesFor('iam', {
    [`GET ${POOLS}/*`]: ({ captured: [pool = ''] }) => stored(pool),
    [`POST ${POOLS}`]: createPool,
    [`POST ${POOLS}/*:undelete`]: ({ captured: [pool = ''] }) => undelete(pool),
    [`GET ${POOLS}/*/operations/*`]: () => ({ ...operation, done: true }),
    [`GET ${POOLS}/*/providers/*`]: ({ captured: [pool, id] }) => stored(`${pool}/${id}`),
    [`POST ${POOLS}/*/providers`]: createProvider,
    [`PATCH ${POOLS}/*/providers/*`]: patchProvider,
    [`POST ${POOLS}/*/providers/*:undelete`]: ({ captured: [pool, id] }) => undelete(`${pool}/${id}`),
    'POST /v1/:project/serviceAccounts/*:getIamPolicy': ({ captured: [email] }) => ({
      bindings: structuredClone(bindingsOf(email)),
    }),
    'POST /v1/:project/serviceAccounts/*:setIamPolicy': setPolicy,
  });
}
