import { apiErrorSchema } from '@vidriera/domain/api/schema';
import { Failure } from '@vidriera/domain/failure';
import type { SiteFacts } from '@vidriera/domain/site/operator';
import { ownerOf } from '@vidriera/domain/site/owner';
import { MEMBERS_META } from '@vidriera/domain/site/start';
import type { ServerContext } from '@vidriera/kit/data/server-context';
import { isRouteErrorResponse, matchRoutes, type RouteObject } from '@vidriera/router';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@vidriera/router/static';
import { canonicalAddress } from '@vidriera/runtime/canonical-address';
import type { RenderRequest, ScreenRenderer, ScreenResult } from '@vidriera/runtime/contract/page';
import type { AreaServerModule, BuildAssets } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { setServerFacts } from '@vidriera/session/config';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../app.tsx';
import { routeTree } from '../routes.tsx';
import { splitHead } from './head.ts';
import { pageFiles } from './page-files.ts';
import { structuredData } from './structured-data.ts';
import { usedStyles } from './used-styles.ts';

/** Renders a static handler's context to HTML for the head and for `#root`. */
const htmlOf = (routes: RouteObject[], context: StaticHandlerContext) =>
  splitHead(
    renderToString(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
  );

/**
 * Creates a renderer for the public screens of the shell and one area, with the browser's components and loaders. `render` throws when
 * reading or rendering fails, so that no incomplete page is cached.
 * @param shell the browser's build of the shell
 */
export function createScreenRenderer(
  shell: BuildAssets,
  area: AreaServerModule | null,
  facts: SiteFacts,
): ScreenRenderer {
  for (const setFacts of [setServerFacts, area?.setServerFacts]) setFacts?.(facts);
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
  const render = async ({ url, read, signal }: RenderRequest): Promise<ScreenResult | null> => {
    const found = at(url);
    if (!found) return null;
    const { id, handle, of } = found;
    if (!handle.publicQuery) {
      if (!handle.source) return null;
      // Without `membersOnly`, because there is no content to hide.
      return { head: toLogin(handle, url), ...filesFor(of, handle, false) };
    }
    const api = reader(read);
    const address = canonicalAddress(handler.dataRoutes, url);
    const request = new Request(new URL(address, 'http://localhost'), { signal });
    const context = await handler.query(request, { requestContext: api.context });
    api.rethrow();
    if (context instanceof Response) return movedBy(context);

    const errors = context.errors && Object.fromEntries(Object.entries(context.errors).map(plainError));
    const { head, body } = htmlOf(handler.dataRoutes, context);
    const { preloads, styles, sheets } = filesFor(of, errors ? undefined : handle, true);
    const [base = '', ...otherStyles] = styles; // complete, because the browser does not fetch the page's own sheet again
    const jsonLd = errors ? '' : await structuredData(handle, context.loaderData[id], facts.origin);
    return {
      status: context.statusCode,
      head: head + membersOnly(handle) + toLogin(handle, url) + jsonLd,
      body,
      data: { address, area: of?.name ?? null, loaderData: context.loaderData, errors },
      preloads,
      styles: [base, ...usedStyles(otherStyles, body)],
      sheets: sheets.slice(0, 1), // inlined whole
      laterSheets: sheets.slice(1),
    };
  };
  return { render, canonicalAddress: (url) => canonicalAddress(handler.dataRoutes, url) };
}

/** Returns where a loader's redirect leads. */
function movedBy({ headers }: Response): ScreenResult | null {
  const to = headers.get('Location');
  return to === null ? null : { movedTo: new URL(to, 'http://localhost').pathname };
}

/** Hides the page until Auth's report, unless the browser remembers a person (shell/index.html). */
const membersOnly = ({ remembered }: ScreenHandle): string =>
  remembered ? `<meta name="${MEMBERS_META}" content="">` : '';

/** Redirects from a screen for signed-in people to /login in a browser without scripts. */
const toLogin = ({ member }: ScreenHandle, { pathname, search }: URL): string =>
  member
    ? `<noscript><meta http-equiv="refresh" content="0; url=/login?volver=${encodeURIComponent(pathname + search)}"></noscript>`
    : '';

/**
 * Creates the context by which loaders read the API through the host. `rethrow` throws the error of a failed read even if the loader
 * caught it, because a page with an error message must not be cached for everybody. Optional reads are exempt.
 */
function reader(read: RenderRequest['read']) {
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

/** Turns a shown error response into plain data. @throws any other error */
function plainError([id, error]: [string, unknown]) {
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  const { status, statusText, data } = error;
  return [id, { status, statusText, internal: false, data }] as const;
}
