import type { Plugin, ServerOptions } from 'vite';

/** Origin of the stack that a dev server uses: `npm run dev` names it, the standard one otherwise. */
const STACK = process.env.VIDRIERA_STACK_ORIGIN ?? 'http://127.0.0.1:5000';
/** Set by `npm run dev`: the shell's page finds an area's files on the area's own server. */
const PORT = process.env.VIDRIERA_DEV_PORT;
/** The areas' dev servers, for the shell's page (JSON: area → origin). */
const ORIGINS: Record<string, string> = JSON.parse(process.env.VIDRIERA_REMOTES ?? '{}');

/** Options of a dev server. It forwards requests for the stack's functions. */
export const devServer: ServerOptions = {
  proxy: Object.fromEntries(['/api', '/fn', '/img', '/__correo'].map((path) => [path, STACK])),
  ...(PORT && { origin: `http://localhost:${PORT}` }),
};

/** Copies the configuration of a page of the stack into a dev page. Without it nothing starts on a dev server. */
export const devPage = (): Plugin => ({
  name: 'dev-page',
  apply: 'serve',
  async transformIndexHtml() {
    const answer = await fetch(`${STACK}/login`, { signal: AbortSignal.timeout(30_000) });
    const json = /<script type="application\/json" id="vidriera">(.*?)<\/script>/s.exec(await answer.text());
    if (!json?.[1]) throw new Error(`${STACK} does not serve Vidriera (HTTP ${answer.status})`);
    const remote = (origin: string) => ({ entry: `${origin}/remoteEntry.js`, js: [] });
    const remotes = Object.entries(ORIGINS).map(([area, origin]) => [area, remote(origin)]);
    const config = { ...JSON.parse(json[1]), remotes: Object.fromEntries(remotes) };
    const children = JSON.stringify(config).replaceAll('<', '\\u003c');
    const attrs = { type: 'application/json', id: 'vidriera' };
    return [{ tag: 'script', attrs, children, injectTo: 'head' }];
  },
});
