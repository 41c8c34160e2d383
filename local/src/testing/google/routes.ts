import { z } from 'domain/zod';
import { ApiError, type HostingSite, type VersionConfig } from './hosting-model.ts';

/** What the stand-in knows of a project. */
export interface Project {
  id: string;
  sites: Map<string, HostingSite>;
  /** Deployed functions of the second generation. */
  functions: { id: string; region: string }[];
}

/** A call of an API: what its route's pattern caught, its body and its query. */
interface Call {
  caught: string[];
  body: unknown;
  raw: Buffer;
  query: URLSearchParams;
}

const filesSchema = z.object({ files: z.record(z.string(), z.string()) });
const versionSchema = z.object({ status: z.literal('FINALIZED'), config: z.custom<VersionConfig>() });
const releaseSchema = z.object({ message: z.string().default('') });
const permissionsSchema = z.object({ permissions: z.array(z.string()) });

const SITE = '/v1beta1/projects/[^/]+/sites/([^/]+)';
/** A function's Cloud Run service. */
const serviceOf = (id: string): string => id.toLowerCase();

/** The calls that a deployment by the Firebase CLI makes, as 'METHOD /path', and what Google's APIs answer. */
export function routesOf(project: Project, origin: string): [RegExp, (call: Call) => unknown][] {
  const site = (id = ''): HostingSite => {
    const found = project.sites.get(id);
    if (!found) throw new ApiError(404, 'Requested entity was not found.');
    return found;
  };
  const channel = (id = '', name = '') => {
    if (!site(id).channels.has(name)) throw new ApiError(404, 'Requested entity was not found.');
    return { name: `sites/${id}/channels/${name}`, url: `https://${id}--${name}.web.app` };
  };
  const finalize = ({ caught: [id, version], body }: Call) => {
    const { config } = versionSchema.parse(body);
    const services = project.functions.map((deployed) => serviceOf(deployed.id));
    if (config.rewrites?.some(({ run }) => run && !services.includes(run.serviceId))) {
      throw new ApiError(400, 'Precondition check failed.');
    }
    return site(id).finalize(`sites/${id}/versions/${version}`, config);
  };
  const populate = ({ caught: [id, version], body }: Call) => ({
    uploadRequiredHashes: site(id).populate(`sites/${id}/versions/${version}`, filesSchema.parse(body).files),
    uploadUrl: `${origin}/upload/${id}`,
  });
  const createChannel = ({ caught: [id], query }: Call) => {
    const name = query.get('channelId') ?? '';
    site(id).channels.add(name);
    return channel(id, name);
  };
  const release = ({ caught: [id, name = ''], body, query }: Call) =>
    site(id).release(name, query.get('versionName') ?? '', releaseSchema.parse(body).message);
  const token = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };
  const firstSite = [...project.sites.keys()][0];
  return [
    [/^POST \/oauth2\/v3\/token$/, () => token],
    [/^POST .*:testIamPermissions$/, ({ body }) => permissionsSchema.parse(body)],
    [
      /^GET \/v1beta1\/projects\/[^/]+$/,
      () => ({ projectId: project.id, resources: { hostingSite: firstSite } }),
    ],
    [/^GET \/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ functions: [] })],
    [
      /^GET \/v2\/projects\/[^/]+\/locations\/-\/functions$/,
      () => ({ functions: project.functions.map(listed) }),
    ],
    [new RegExp(`^POST ${SITE}/versions$`), ({ caught: [id] }) => site(id).createVersion()],
    [/^POST \/v1beta1\/sites\/([^/]+)\/versions\/([^/]+):populateFiles$/, populate],
    [/^POST \/upload\/([^/]+)\/(\w+)$/, ({ caught: [id, digest = ''], raw }) => site(id).upload(digest, raw)],
    [new RegExp(`^PATCH ${SITE}/versions/([^/]+)$`), finalize],
    [new RegExp(`^POST ${SITE}/channels/([^/]+)/releases$`), release],
    [new RegExp(`^GET ${SITE}/channels/([^/]+)$`), ({ caught: [id, name] }) => channel(id, name)],
    [new RegExp(`^POST ${SITE}/channels$`), createChannel],
  ];
}

/** A function as the list of deployed ones has it. */
function listed({ id, region }: Project['functions'][number]): object {
  const at = `projects/-/locations/${region}`;
  return {
    name: `${at}/functions/${id}`,
    environment: 'GEN_2',
    state: 'ACTIVE',
    buildConfig: { runtime: 'nodejs24', entryPoint: id },
    serviceConfig: { service: `${at}/services/${serviceOf(id)}`, availableMemory: '256Mi' },
  };
}
