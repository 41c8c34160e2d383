import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const siteIdSchema = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
const authConfigSchema = z.record(z.string(), z.unknown());

/** Fakes Firebase's web apps, the default bucket, Auth's configuration and Hosting sites. */
export function firebaseRoutes(project: FakeProject): Route[] {
  const { id, bucket } = project;
  const added = () => {
    if (!project.isFirebase) throw notFound();
    return project;
  };
  const addFirebase = () => {
    if (project.isFirebase) throw new ApiError(409, 'The project is already a Firebase project.');
    project.isFirebase = true;
    return { name: 'operations/firebase', done: false };
  };
  const addApp = () => {
    const appId = `1:${project.number}:web:${added().webApps.length + 1}`;
    project.webApps.push({ appId });
    return { name: 'operations/app', done: false };
  };
  const bucketName = { bucket: { name: `projects/${id}/buckets/${bucket}` } };
  const defaultBucket = () => {
    if (!project.hasBucket) throw notFound();
    return bucketName;
  };
  const createBucket = ({ body }: ApiCall) => {
    z.strictObject({ location: z.literal(project.region) }).parse(body);
    project.hasBucket = true;
    return bucketName;
  };
  const authConfig = () => {
    if (!project.authConfig) throw new ApiError(404, 'CONFIGURATION_NOT_FOUND');
    return project.authConfig;
  };
  const startAuth = () => {
    if (project.authConfig) throw new ApiError(400, 'Identity Platform has already been enabled.');
    project.authConfig = { authorizedDomains: ['localhost'] };
    return {};
  };
  const setAuth = ({ body, query }: ApiCall) => {
    for (const path of (query.get('updateMask') ?? '').split(',')) {
      const [name = '', ...inner] = path.split('.');
      const value = authConfigSchema.parse(body)[name];
      if (value === undefined) throw new ApiError(400, `The body lacks ${path}.`);
      const before = authConfig()[name];
      authConfig()[name] = inner.length > 0 && before ? { ...before, ...(value as object) } : value;
    }
    return authConfig();
  };
  return [
    ...routesFor('firebase', {
      'GET /v1beta1/:project': () => ({
        projectId: added().id,
        resources: { hostingSite: [...project.sites.keys()][0] },
      }),
      'POST /v1beta1/:project:addFirebase': addFirebase,
      'GET /v1beta1/operations/*': ({ captured: [name] }) => ({ name: `operations/${name}`, done: true }),
      'GET /v1beta1/:project/adminSdkConfig': () => ({ projectId: id, storageBucket: bucket }),
      'GET /v1beta1/:project/webApps': () => ({ apps: added().webApps }),
      'POST /v1beta1/:project/webApps': addApp,
      'GET /v1beta1/:project/webApps/.+/config': () => ({ projectId: id, apiKey: 'web-api-key' }),
    }),
    ...routesFor('firebasestorage', {
      'GET /v1alpha/:project/defaultBucket': defaultBucket,
      'POST /v1alpha/:project/defaultBucket': createBucket,
    }),
    ...routesFor('identitytoolkit', {
      'POST /v2/:project/identityPlatform:initializeAuth': startAuth,
      'GET /admin/v2/:project/config': authConfig,
      'PATCH /admin/v2/:project/config': setAuth,
    }),
    ...routesFor('firebasehosting', {
      'GET /v1beta1/:project/sites': () => ({
        sites: [...project.sites.keys()].map((site) => ({ name: `projects/${id}/sites/${site}` })),
      }),
      'POST /v1beta1/:project/sites': ({ query }) => {
        const site = siteIdSchema.parse(query.get('siteId'));
        if (project.takenSites.has(site))
          throw new ApiError(400, `Invalid name: \`${site}\` is reserved by another project`);
        project.addSite(site);
        return { name: `projects/${id}/sites/${site}` };
      },
    }),
    ...routesFor('firestore', {
      'GET /v1/:project/databases/\\(default\\)/documents/*': ({ captured: [collection] }) => ({
        documents: [...project.documents.keys()]
          .filter((path) => path.startsWith(`${collection}/`))
          .map((path) => ({ name: `projects/${id}/databases/(default)/documents/${path}` })),
      }),
      'POST /v1/:project/databases/\\(default\\)/documents/*': ({ captured: [collection], query, body }) => {
        const path = `${collection}/${query.get('documentId')}`;
        if (project.documents.has(path)) throw new ApiError(409, 'Document already exists.');
        project.documents.set(path, body);
        return { name: path };
      },
    }),
  ];
}
