import { apiErrorSchema } from 'domain/api-schema';
import type { Area } from 'domain/config';
import type { AreaServida, DatosPagina, PedidoPantalla, Renderizar } from 'domain/pagina';
import type { ServerContext } from 'kit/api';
import { ApiFallo } from 'kit/api-fallo';
import { setServerOrigin } from 'kit/config';
import type { AreaRoutes } from 'kit/remote';
import { isRouteErrorResponse, matchRoutes } from 'kit/router';
import type { ScreenHandle } from 'kit/screen';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'kit/static-router';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { ownerOf } from '../areas/owner.ts';
import { routeTree } from '../routes.tsx';
import { splitHead } from './head.ts';
import { assetsOf, type BrowserBuilds } from './screen-assets.ts';
import { structuredData } from './structured-data.ts';
import { usedStyles } from './used-styles.ts';

/** The screens anybody may see: their HTML is the same for everybody. All others are drawn in the browser. */
const PUBLIC = /^(?:shell\.(?:landing|creador|terms|not-found)|explore\..+|profile\.publico)$/;

interface Product {
  /** The areas that have public screens. */
  areas: Partial<Record<Area, AreaRoutes>>;
  builds: BrowserBuilds;
  /** The shell's build id. */
  buildId: string;
}

/**
 * Renders a screen with the very components and loaders the browser has; `null` where the browser is to draw it by itself.
 * It throws what `leer` rejects with, and whatever goes wrong while drawing: no half page is ever given.
 */
export function createRenderer({ areas, builds, buildId }: Product): Renderizar {
  const handler = createStaticHandler(routeTree(Object.values(areas).flatMap(({ routes }) => routes)));
  const areaServida = (name: Area): AreaServida => {
    const [buildId, adopt] = [areas[name]?.buildId, builds.adopt[name]?.entry];
    if (!buildId || !adopt) throw new Error(`${name} was built without a way to be taken over`);
    return { name, buildId, adopt };
  };
  return async ({ url, origin, leer, signal }) => {
    setServerOrigin(origin);
    const owner = ownerOf(url.pathname);
    const area = owner === 'shell' ? null : owner;
    if (area && !areas[area]) return null;
    const leaf = matchRoutes(handler.dataRoutes, url.pathname)?.at(-1)?.route;
    if (!leaf?.id || !PUBLIC.test(leaf.id)) return null;
    const api = reader(leer);
    const direccion = url.pathname + url.search;
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
    const handle = leaf.handle as ScreenHandle | undefined;
    const { sheets, scripts } = assetsOf(builds, area ?? 'shell', errors ? undefined : handle);
    const datos: DatosPagina = {
      direccion,
      shell: buildId,
      area: area && areaServida(area),
      loaderData: context.loaderData,
      errors,
    };
    return {
      estado: context.statusCode,
      head: head + structuredData(leaf.id, context.loaderData[leaf.id], origin),
      styles: [builds.base, ...usedStyles(sheets, body)],
      body,
      datos,
      preloads: scripts,
    };
  };
}

/**
 * The loaders' context that reads the API in-process. A loader may show a refusal as it likes; that reading itself failed is
 * kept, for a page that says so must not be given to everybody.
 */
function reader(leer: PedidoPantalla['leer']) {
  let failure: { cause: unknown } | undefined;
  const context: ServerContext = {
    readApi: async (address) => {
      const { estado, cuerpo } = await leer(address).catch((cause: unknown) => {
        failure = { cause };
        throw cause;
      });
      if (estado < 400) return cuerpo;
      const { codigo, mensaje, campos } = apiErrorSchema.parse(cuerpo).error;
      throw new ApiFallo(codigo, estado, mensaje, campos);
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
