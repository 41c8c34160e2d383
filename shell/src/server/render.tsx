import { apiErrorSchema } from '@vidriera/domain/api/schema';
import { Failure } from '@vidriera/domain/failure';
import { ownerOf } from '@vidriera/domain/site/owner';
import { MEMBERS_META } from '@vidriera/domain/site/start';
import type { ServerContext } from '@vidriera/kit/server-context';
import { isRouteErrorResponse, matchRoutes } from '@vidriera/router';
import { createStaticHandler } from '@vidriera/router/static';
import { addressOf } from '@vidriera/runtime/address';
import type { DrawnArea, Screen, ScreenRequest, Screens } from '@vidriera/runtime/contract/page';
import type { AreaServerModule, BuildAssets } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { setServerOrigin } from '@vidriera/session/config';
import { routeTree } from '../routes.tsx';
import { htmlOf } from './html-of.tsx';
import { adoptScript, pageFiles } from './page-files.ts';
import { structuredData } from './structured-data.ts';

/**
 * The public screens of the shell and of one area, drawn with the very components and loaders the browser has.
 * `draw` throws what `read` rejects with, and whatever goes wrong while drawing: no half page is ever given.
 * @param shell what the browser's build of the shell holds
 */
export function createScreens(shell: BuildAssets, area: AreaServerModule | null, origin: string): Screens {
  for (const tell of [setServerOrigin, area?.setServerOrigin]) tell?.(origin);
  const handler = createStaticHandler(routeTree(area?.routes));
  const filesFor = (of: AreaServerModule | null, handle: ScreenHandle | undefined, rendered: boolean) =>
    pageFiles({ shell, area: of?.assets, handle, rendered });
  const at = ({ pathname }: URL) => {
    const owner = ownerOf(pathname);
    if (owner && owner !== 'shell' && owner !== area?.name) return null;
    const leaf = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route;
    if (!leaf?.id || !leaf.handle) return null;
    const isAreas = area?.routes.some(({ id }) => id === leaf.id) === true;
    return { id: leaf.id, handle: leaf.handle as ScreenHandle, of: isAreas ? area : null };
  };
  const draw = async ({ url, read, signal }: ScreenRequest): Promise<Screen | null> => {
    const found = at(url);
    if (!found) return null;
    const { id, handle, of } = found;
    if (!handle.served) {
      if (!handle.source) return null;
      // No `membersOnly`: nothing is drawn that would have to be hidden.
      return { area: drawnArea(of), head: toLogin(handle, url), ...filesFor(of, handle, false) };
    }
    const api = reader(read);
    const address = addressOf(handler.dataRoutes, url);
    const request = new Request(new URL(address, 'http://localhost'), { signal });
    const context = await handler.query(request, { requestContext: api.context });
    api.rethrow();
    if (context instanceof Response) return null;

    const errors = context.errors && Object.fromEntries(Object.entries(context.errors).map(plainError));
    const { head, body } = htmlOf(handler.dataRoutes, context);
    const told = errors ? '' : await structuredData(handle, context.loaderData[id], origin);
    return {
      status: context.statusCode,
      head: head + membersOnly(handle) + toLogin(handle, url) + told,
      body,
      data: { address, area: drawnArea(of), loaderData: context.loaderData, errors },
      ...filesFor(of, errors ? undefined : handle, true),
    };
  };
  return { draw, addressOf: (url) => addressOf(handler.dataRoutes, url) };
}

/** Hides what is drawn from visitors whom the browser does not remember, until Auth has reported (shell/index.html). */
const membersOnly = ({ remembered }: ScreenHandle): string =>
  remembered ? `<meta name="${MEMBERS_META}" content="">` : '';

/** Leads from a screen for signed-in people to /login where no scripts run. */
const toLogin = ({ member }: ScreenHandle, { pathname, search }: URL): string =>
  member
    ? `<noscript><meta http-equiv="refresh" content="0; url=/login?volver=${encodeURIComponent(pathname + search)}"></noscript>`
    : '';

function drawnArea(area: AreaServerModule | null): DrawnArea | null {
  if (!area) return null;
  return { name: area.name, adopt: adoptScript(area.assets) };
}

/**
 * The context by which loaders have the host read the API. What a loader shows for a refusal is its own affair. When the reading itself fails,
 * the failure is kept and `rethrow` throws it, even if the loader made words of it: a page that says "could not be loaded" must not be kept
 * for everybody. Optional readings don't count, since a page does without their answer and says nothing of it.
 */
function reader(read: ScreenRequest['read']) {
  let failure: { cause: unknown } | undefined;
  const context: ServerContext = {
    readApi: async (address, _signal, optional) => {
      const { status, body } = await read(address).catch((cause: unknown) => {
        if (!optional) failure = { cause };
        throw cause;
      });
      if (status < 400) return body;
      const { code, message, fields } = apiErrorSchema.parse(body).error;
      throw new Failure(code, message, { status, fields });
    },
  };
  const rethrow = () => {
    if (failure) throw failure.cause;
  };
  return { context, rethrow };
}

/** A shown refusal as plain data. @throws the error itself where it is no refusal */
function plainError([id, error]: [string, unknown]) {
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const { status, statusText, data } = error;
  return [id, { status, statusText, internal: false, data }] as const;
}
