/** The router's names for rendering on a server. Apart from @vidriera/router, which every visitor's browser loads. */
export {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
