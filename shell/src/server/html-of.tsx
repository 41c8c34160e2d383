import type { RouteObject } from 'kit/router';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'kit/static-router';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../app.tsx';
import { splitHead } from './head.ts';

/** What is at an address, as HTML for the head and for `#root`. @param context what asking the routes for it gave */
export const htmlOf = (routes: RouteObject[], context: StaticHandlerContext) =>
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
