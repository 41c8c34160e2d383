import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject, FakeSecret, IamBinding } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const madeSchema = z.strictObject({
  replication: z.object({
    userManaged: z.object({ replicas: z.array(z.object({ location: z.string() })).min(1) }),
  }),
});
const versionSchema = z.object({ payload: z.object({ data: z.base64() }) });
const policySchema = z.object({
  policy: z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) }),
});

/**
 * Fakes Secret Manager. Rejects roles for missing accounts: the Firebase CLI requests one for a function with
 * the short form of its account.
 */
export function secretRoutes(project: FakeProject): Route[] {
  const secretOf = ({ captured: [name = ''] }: ApiCall): FakeSecret => {
    const found = project.secrets.get(name);
    if (!found) throw notFound();
    return found;
  };
  const make = ({ query, body }: ApiCall) => {
    const name = query.get('secretId') ?? '';
    if (project.secrets.has(name)) throw new ApiError(409, 'Secret already exists.');
    const { replicas } = madeSchema.parse(body).replication.userManaged;
    const locations = replicas.map(({ location }) => location);
    project.secrets.set(name, { versions: [], bindings: [], locations });
    return {};
  };
  const nameOf = (name = '', version: number): string =>
    `projects/${project.number}/secrets/${name}/versions/${version}`;
  const add = (call: ApiCall) => {
    const { versions } = secretOf(call);
    versions.push(Buffer.from(versionSchema.parse(call.body).payload.data, 'base64').toString());
    return { name: nameOf(call.captured[0], versions.length), state: 'ENABLED' };
  };
  const latest = (call: ApiCall) => {
    const { versions } = secretOf(call);
    if (versions.length === 0) throw notFound();
    return { name: nameOf(call.captured[0], versions.length), state: 'ENABLED' };
  };
  const known = (body: unknown): IamBinding[] => {
    const { bindings } = policySchema.parse(body).policy;
    for (const member of bindings.flatMap(({ members }) => members)) {
      const [, account = ''] = /^serviceAccount:(.*)$/.exec(member) ?? [];
      if (account && !project.serviceAccounts.has(account)) {
        throw new ApiError(400, `Service account ${account} does not exist.`);
      }
    }
    return bindings;
  };
  const setSecret = (call: ApiCall) => {
    const bindings = known(call.body);
    secretOf(call).bindings = bindings;
    return { bindings };
  };
  return [
    ...routesFor('secretmanager', {
      'GET /v1/:project/secrets/*': (call) => ({ name: secretOf(call) && call.captured[0] }),
      'POST /v1/:project/secrets': make,
      'POST /v1/:project/secrets/*:addVersion': add,
      'GET /v1/:project/secrets/*/versions': (call) => ({
        versions: secretOf(call).versions.map((_, i) => ({
          name: nameOf(call.captured[0], i + 1),
          state: 'ENABLED',
        })),
      }),
      'GET /v1/:project/secrets/*/versions/latest': latest,
      'GET /v1/:project/secrets/*/versions/latest:access': (call) => ({
        payload: { data: Buffer.from(secretOf(call).versions.at(-1) ?? '').toString('base64') },
      }),
      'GET /v1/:project/secrets/*:getIamPolicy': (call) => ({
        bindings: structuredClone(secretOf(call).bindings),
      }),
      'POST /v1/:project/secrets/*:setIamPolicy': setSecret,
    }),
  ];
}
