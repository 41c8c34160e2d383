/** Child process of bench/host/instance.ts: the built function behind express, as in production. */
import { createRequire } from 'node:module';

const inFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const start = performance.now();
const { pages } = await import('../../functions/dist/index.js');
const importMs = performance.now() - start;
const server = inFunctions('express')()
  .use(pages)
  .listen(0, '127.0.0.1', () => process.send({ importMs, port: server.address().port, mb: mb() }));
process.on('message', () => process.send({ mb: mb() }));

const mb = () => process.memoryUsage().rss / 1e6;
