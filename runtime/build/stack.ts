import type { Connect, Plugin, ProxyOptions } from 'vite';

/** Origin of the stack a dev server leans on: `npm run dev` names it, the standard one otherwise. */
const stackOrigin = (): string => process.env.VIDRIERA_STACK_ORIGIN ?? 'http://127.0.0.1:5000';

/** What a dev server leaves to the stack. */
export const stackProxy = (): Record<string, ProxyOptions> =>
  Object.fromEntries(
    ['/api', '/fn', '/img', '/__correo'].map((path) => [path, { target: stackOrigin(), changeOrigin: true }]),
  );

/** Port of a dev server: `VIDRIERA_DEV_PORT`, or any free one. */
export const devPort = (): number => Number(process.env.VIDRIERA_DEV_PORT ?? 0);

/**
 * Puts the page's configuration where the server puts it in production, read from a page of the running stack.
 * @param remotes what the page's remotes map is to say in dev, or nothing for a page that has no areas
 */
export function devPageConfig(remotes: () => unknown): Plugin {
  return {
    name: 'page-config',
    apply: 'serve',
    async transformIndexHtml() {
      const response = await fetch(`${stackOrigin()}/login`, { signal: AbortSignal.timeout(30_000) });
      const json = /<script type="application\/json" id="vidriera">(.*?)<\/script>/s.exec(
        await response.text(),
      )?.[1];
      if (!json) throw new Error(`${stackOrigin()} answers no page of Vidriera (HTTP ${response.status})`);
      const config = { ...JSON.parse(json), remotes: remotes() };
      const children = JSON.stringify(config).replaceAll('<', '\\u003c');
      return [
        { tag: 'script', attrs: { type: 'application/json', id: 'vidriera' }, children, injectTo: 'head' },
      ];
    },
  };
}

/** Answers GET `path` with JSON. */
export function jsonEndpoint(path: string, body: () => unknown): Plugin {
  const handle: Connect.NextHandleFunction = (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(body()));
  };
  return {
    name: `json-endpoint ${path}`,
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(path, handle);
    },
  };
}
