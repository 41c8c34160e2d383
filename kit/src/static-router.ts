/** The router's names for rendering on a server. Apart from kit/router, which every visitor's browser loads. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
