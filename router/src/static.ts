/** The router's names for the server, apart from @vidriera/router, which browsers load. */
export {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
