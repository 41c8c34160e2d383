/** Child process of bench/start.ts: loads modules inside `functions` and prints the cost. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const inFunctions = createRequire(new URL('../../functions/package.json', import.meta.url));
const cpu = process.cpuUsage();
for (const name of process.argv.slice(2)) await import(pathToFileURL(inFunctions.resolve(name)).href);
const { user, system } = process.cpuUsage(cpu);
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, mb: process.memoryUsage().rss / 1e6 }));
