import { apiHost, type FakeProject } from './project.ts';
import { type CloudFunction, type FunctionRequest, functionSchema } from './resource-schemas.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

/** APIs that a second-generation function needs. */
const NEEDED = ['cloudbuild', 'artifactregistry', 'run'];
const FIRST_GENERATION =
  'Runtime validation errors: message: "Runtime \\"nodejs24\\" is not supported on GCF Gen1"';
const NO_AGENT =
  'Validation failed for trigger: Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent.';
const NO_PUBLISHER =
  'The Cloud Storage service account for your bucket is unable to publish to Cloud Pub/Sub topics in the specified project.';

/**
 * Fakes Cloud Functions. Rejects first-generation functions, missing sources or accounts, more vCPUs than the
 * region has, and triggers without Eventarc, its agent, roles or the right region.
 */
export function functionsRoutes(project: FakeProject, origin: string): Route[] {
  const generateUploadUrl = () => {
    project.cpusInDeployment = 0;
    const object = `${project.sources.size + 1}.zip`;
    const storageSource = { bucket: `gcf-v2-uploads-${project.number}`, object };
    return { uploadUrl: `${origin}/source/${object}?GoogleAccessId=g`, storageSource };
  };
  const check = (id: string, { buildConfig, serviceConfig, eventTrigger }: FunctionRequest): void => {
    for (const api of NEEDED) if (!project.enabled.has(apiHost(api))) throw apiDisabled(project, api);
    if (!project.sources.has(buildConfig.source.storageSource.object)) throw notFound();
    const account = serviceConfig.serviceAccountEmail ?? project.computeAccount;
    if (!project.serviceAccounts.has(account)) {
      throw new ApiError(400, `Service account ${account} does not exist.`);
    }
    checkCpus(project, serviceConfig);
    if (!eventTrigger) return;
    if (!project.enabled.has(apiHost('eventarc'))) throw apiDisabled(project, 'eventarc');
    if (eventTrigger.triggerRegion !== project.region)
      throw new ApiError(400, `${id}: no events in that region`);
    for (const role of ['roles/eventarc.eventReceiver', 'roles/run.invoker']) {
      if (!project.hasRole(role, account)) throw new ApiError(400, `${account} has no ${role}.`);
    }
    if (project.refusalsUntilAgent-- > 0) throw new ApiError(400, NO_AGENT);
    if (eventTrigger.eventType.includes('storage') && project.refusalsUntilPublisher-- > 0)
      throw new ApiError(400, NO_PUBLISHER);
  };
  const deploy = (id: string, body: unknown) => {
    const request = functionSchema.parse(body);
    check(id, request);
    project.functions.set(id, deployedFunction(project, id, request));
    const { environmentVariables, secretEnvironmentVariables: secrets } = request.serviceConfig;
    project.addRevision(serviceName(id), {
      release: environmentVariables.VIDRIERA_RELEASE,
      secrets: Object.fromEntries((secrets ?? []).map(({ key, version }) => [key, version])),
    });
    project.images ??= { name: `${placeOf(project)}/repositories/gcf-artifacts` };
    return operation(project, id);
  };
  const remove = ({ captured: [id = ''] }: ApiCall) => {
    if (!project.functions.delete(id)) throw notFound();
    return operation(project, id);
  };
  const update = ({ captured: [id = ''], body }: ApiCall) => {
    if (!project.functions.has(id)) throw notFound();
    return deploy(id, body);
  };
  return [
    ...routesFor('cloudfunctions', {
      'GET /v1/:project/:region/functions': () => ({ functions: [] }),
      'POST /v1/:project/:region/functions:generateUploadUrl': generateUploadUrl,
      'POST /v1/:project/:region/functions': () => {
        throw new ApiError(400, FIRST_GENERATION);
      },
      'GET /v2/:project/:region/functions': () => ({ functions: [...project.functions.values()] }),
      'POST /v2/:project/:region/functions:generateUploadUrl': generateUploadUrl,
      'POST /v2/:project/:region/functions': ({ query, body }) => deploy(query.get('functionId') ?? '', body),
      'PATCH /v2/:project/:region/functions/*': update,
      'DELETE /v2/:project/:region/functions/*': remove,
      'GET /v2/:project/:region/operations/*': ({ captured: [id = ''] }) => operation(project, id),
    }),
    ...routesFor('storage', {
      'PUT /source/([^/]+)': ({ captured: [object = ''], raw }) => void project.sources.set(object, raw),
    }),
  ];
}

/** Cloud Run's limits; a deployment ends with the next upload. */
function checkCpus(project: FakeProject, config: FunctionRequest['serviceConfig']): void {
  const cpu = Number(config.availableCpu);
  if (cpu < 1 && config.maxInstanceRequestConcurrency > 1)
    throw new ApiError(400, 'Total cpu < 1 is not supported with concurrency > 1.');
  if (config.maxInstanceCount * cpu > project.cpuQuota)
    throw new ApiError(400, `For the specified value, maxScale may not exceed ${project.cpuQuota}.`);
  project.cpusInDeployment += config.maxInstanceCount * cpu;
  if (project.cpusInDeployment > project.cpuQuota)
    throw new ApiError(400, 'Quota exceeded for total allowable CPU per project per region.');
}

/** Returns a function as the cloud deploys it. */
export function deployedFunction(
  project: FakeProject,
  id: string,
  request: Partial<FunctionRequest> = {},
): CloudFunction {
  const service = `${placeOf(project)}/services/${serviceName(id)}`;
  const uri = `https://${serviceName(id)}-${project.number}.a.run.app`;
  const source = { storageSource: { bucket: '', object: '' } };
  return {
    labels: {},
    buildConfig: { runtime: 'nodejs24', entryPoint: id, source },
    ...request,
    serviceConfig: {
      environmentVariables: {},
      maxInstanceCount: 1,
      availableCpu: '1',
      maxInstanceRequestConcurrency: 1,
      availableMemory: '256Mi',
      ...request.serviceConfig,
      service,
      uri,
    },
    name: `${placeOf(project)}/functions/${id}`,
    state: project.failing.has(id) ? 'FAILED' : 'ACTIVE',
  };
}

const placeOf = ({ id, region }: FakeProject): string => `projects/${id}/locations/${region}`;

export const serviceName = (id: string): string => id.toLowerCase();

/** Operations finish immediately; a failing function returns a failed one. */
function operation(project: FakeProject, id: string): object {
  const deployed = project.functions.get(id);
  const metadata = { target: deployed?.name ?? '', sourceToken: 'token' };
  const name = `${placeOf(project)}/operations/${id}`;
  if (deployed?.state !== 'FAILED') return { name, metadata, done: true, response: deployed ?? {} };
  const message = `Could not create or update Cloud Run service ${serviceName(id)}, Container Healthcheck failed.`;
  return { name, metadata, done: true, error: { code: 3, message } };
}

export const apiDisabled = ({ number }: FakeProject, api: string): ApiError =>
  new ApiError(403, `${apiHost(api)} has not been used in project ${number} before or it is disabled.`);
