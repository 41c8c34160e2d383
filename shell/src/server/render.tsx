import type { PageData, RenderedArea, ScreenRequest, Screens } from 'domain/api/page';
import { apiErrorSchema } from 'domain/api/schema';
import { isServed, type ServedArea } from 'domain/site/areas';
import type { ServerContext } from 'kit/api';
import { setServerOrigin } from 'kit/config';
import { Failure } from 'kit/failure';
import type { AreaRoutes } from 'kit/remote';
import { isRouteErrorResponse, matchRoutes } from 'kit/router';
import type { ScreenHandle } from 'kit/screen';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'kit/static-router';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { addressOf } from '../areas/address.ts';
import { ownerOf } from '../areas/owner.ts';
import { routeTree } from '../routes.tsx';
import { splitHead } from './head.ts';
import { assetsOf, type BrowserBuilds } from './screen-assets.ts';
import { structuredData } from './structured-data.ts';
import { usedStyles } from './used-styles.ts';

interface Product {
  areas: Record<ServedArea, AreaRoutes>;
  builds: BrowserBuilds;
  /** The shell's build id. */
  buildId: string;
}

/**
 * The public screens. `render` draws one with the very components and loaders the browser has; `null` where the browser is to draw it by itself.
 * It throws what `read` rejects with, and whatever goes wrong while drawing: no half page is ever given.
 */
export function createRenderer({ areas, builds, buildId }: Product): Screens {
  const handler = createStaticHandler(routeTree(Object.values(areas).flatMap(({ routes }) => routes)));
  const renderedArea = (name: ServedArea): RenderedArea => {
    const [buildId, adopt] = [areas[name].buildId, builds.adopt[name]?.entry];
    if (!adopt) throw new Error(`${name} was built without a way to be taken over`);
    return { name, buildId, adopt };
  };
  const render: Screens['render'] = async ({ url, origin, read, signal }) => {
    setServerOrigin(origin);
    const owner = ownerOf(url.pathname);
    const area = owner && owner !== 'shell' ? owner : null;
    if (area && !isServed(area)) return null;
    const leaf = matchRoutes(handler.dataRoutes, url.pathname)?.at(-1)?.route;
    const handle = leaf?.handle as ScreenHandle | undefined;
    if (!leaf?.id || !handle?.served) return null;
    const api = reader(read);
    const direccion = addressOf(handler.dataRoutes, url);
    const request = new Request(new URL(direccion, 'http://localhost'), { signal });
    const context = await handler.query(request, { requestContext: api.context });
    api.rethrow();
    if (context instanceof Response) return null;

    const errors = context.errors && Object.fromEntries(Object.entries(context.errors).map(plainError));
    const html = renderToString(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    const { head, body } = splitHead(html);
    const { sheets, scripts } = assetsOf(builds, area ?? 'shell', errors ? undefined : handle);
    const data: PageData = {
      direccion,
      shell: buildId,
      area: area && renderedArea(area),
      loaderData: context.loaderData,
      errors,
    };
    return {
      status: context.statusCode,
      head: head + structuredData(leaf.id, context.loaderData[leaf.id], origin),
      styles: [builds.base, ...usedStyles(sheets, body)],
      body,
      data,
      preloads: scripts,
    };
  };
  return { render, addressOf: (url) => addressOf(handler.dataRoutes, url) };
}

/**
 * The loaders' context that reads the API in-process. A loader may show a refusal as it likes; that reading itself failed is
 * kept, for a page that says so must not be given to everybody.
 */
function reader(read: ScreenRequest['read']) {
  let failure: { cause: unknown } | undefined;
  const context: ServerContext = {
    readApi: async (address) => {
      const { status, body } = await read(address).catch((cause: unknown) => {
        failure = { cause };
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
