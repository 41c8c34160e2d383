/** Child process of bench/host/instance.ts: the built function `FUNCTION_TARGET` behind express, as in production. */
import { createRequire } from 'node:module';

const inFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const start = performance.now();
const functions = await import('../../functions/dist/index.js');
const importMs = performance.now() - start;
const server = inFunctions('express')()
  .use(functions[process.env.FUNCTION_TARGET])
  .listen(0, '127.0.0.1', () => process.send({ importMs, port: server.address().port, mb: mb() }));
process.on('message', () => process.send({ mb: mb(), peakMb: process.resourceUsage().maxRSS / 1e3 }));

const mb = () => process.memoryUsage().rss / 1e6;
