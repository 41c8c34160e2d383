import { z } from '@vidriera/domain/zod-classic';
import { serviceName } from './functions-api.ts';
import type { FakeHostingSite, VersionConfig } from './hosting-model.ts';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const filesSchema = z.object({ files: z.record(z.string(), z.string()) });
const versionSchema = z.object({ status: z.literal('FINALIZED'), config: z.custom<VersionConfig>() });
const ttlSchema = z.object({ ttl: z.string().regex(/^\d+s$/) });
const releaseSchema = z.object({ message: z.string().default('') });

/** Fakes Hosting: versions, files, channels and releases. Rejects rewrites to missing services. */
export function hostingRoutes(project: FakeProject, origin: string): Route[] {
  const site = (id = ''): FakeHostingSite => {
    const found = project.sites.get(id);
    if (!found) throw notFound();
    return found;
  };
  const channel = (id = '', name = '') => {
    if (!site(id).channels.has(name)) throw notFound();
    return { name: `sites/${id}/channels/${name}`, url: `https://${id}--${name}.web.app` };
  };
  const finalize = ({ captured: [id, version], body }: ApiCall) => {
    const { config } = versionSchema.parse(body);
    const services = [...project.functions.keys()].map(serviceName);
    if (config.rewrites?.some(({ run }) => run && !services.includes(run.serviceId))) {
      throw new ApiError(400, 'Precondition check failed.');
    }
    return site(id).finalize(`sites/${id}/versions/${version}`, config);
  };
  const populate = ({ captured: [id, version], body }: ApiCall) => ({
    uploadRequiredHashes: site(id).populate(`sites/${id}/versions/${version}`, filesSchema.parse(body).files),
    uploadUrl: `${origin}/upload/${id}`,
  });
  const createChannel = ({ captured: [id], query, body }: ApiCall) => {
    const name = query.get('channelId') ?? '';
    site(id).channels.add(name);
    site(id).lifetimes.push(ttlSchema.parse(body).ttl);
    return channel(id, name);
  };
  const release = ({ captured: [id, name = ''], body, query }: ApiCall) =>
    site(id).release(name, query.get('versionName') ?? '', releaseSchema.parse(body).message);
  return routesFor('firebasehosting', {
    'GET /v1beta1/:project/sites/*': ({ captured: [id] }) => {
      site(id);
      return { name: `projects/${project.id}/sites/${id}`, defaultUrl: `https://${id}.web.app` };
    },
    'POST /v1beta1/:project/sites/*/versions': ({ captured: [id] }) => site(id).createVersion(),
    'POST /v1beta1/sites/*/versions/*:populateFiles': populate,
    'POST /upload/*/(\\w+)': ({ captured: [id, digest = ''], raw }) => site(id).upload(digest, raw),
    'PATCH /v1beta1/:project/sites/*/versions/*': finalize,
    'POST /v1beta1/:project/sites/*/channels/*/releases': release,
    'GET /v1beta1/:project/sites/*/channels/*': ({ captured: [id, name] }) => channel(id, name),
    'POST /v1beta1/:project/sites/*/channels': createChannel,
    'PATCH /v1beta1/:project/sites/*/channels/*': ({ captured: [id, name], body }) => {
      site(id).lifetimes.push(ttlSchema.parse(body).ttl);
      return channel(id, name);
    },
  });
}
