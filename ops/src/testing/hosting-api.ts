import { z } from '@vidriera/domain/zod-classic';
import { serviceOf } from './functions-api.ts';
import type { HostingSite, VersionConfig } from './hosting-model.ts';
import type { Project } from './project.ts';
import { ApiError, type Call, notFound, type Route, routesFor } from './route.ts';

const filesSchema = z.object({ files: z.record(z.string(), z.string()) });
const versionSchema = z.object({ status: z.literal('FINALIZED'), config: z.custom<VersionConfig>() });
const releaseSchema = z.object({ message: z.string().default('') });

/** Hosting: versions, their files, channels and releases. A rewrite to a service that is not there is refused. */
export function hostingRoutes(project: Project, origin: string): Route[] {
  const site = (id = ''): HostingSite => {
    const found = project.sites.get(id);
    if (!found) throw notFound();
    return found;
  };
  const channel = (id = '', name = '') => {
    if (!site(id).channels.has(name)) throw notFound();
    return { name: `sites/${id}/channels/${name}`, url: `https://${id}--${name}.web.app` };
  };
  const finalize = ({ caught: [id, version], body }: Call) => {
    const { config } = versionSchema.parse(body);
    const services = [...project.functions.keys()].map(serviceOf);
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
  return routesFor('firebasehosting', {
    'POST /v1beta1/:project/sites/*/versions': ({ caught: [id] }) => site(id).createVersion(),
    'POST /v1beta1/sites/*/versions/*:populateFiles': populate,
    'POST /upload/*/(\\w+)': ({ caught: [id, digest = ''], raw }) => site(id).upload(digest, raw),
    'PATCH /v1beta1/:project/sites/*/versions/*': finalize,
    'POST /v1beta1/:project/sites/*/channels/*/releases': release,
    'GET /v1beta1/:project/sites/*/channels/*': ({ caught: [id, name] }) => channel(id, name),
    'POST /v1beta1/:project/sites/*/channels': createChannel,
  });
}
