import type { RouteObject } from '@vidriera/router';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from '@vidriera/router/static';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../app.tsx';
import { splitHead } from './head.ts';

/** Renders a static handler's context to HTML for the head and for `#root`. */
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
