/**
 * Keeps idle connections open. Node's servers close them after 5 s, and a busy client writes into one all the same: an upload fails
 * with EPIPE, a request with "socket hang up". firebase-tools turned this off for debuggers only (firebase/firebase-tools#5991).
 */
import http, { Agent, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const create = http.createServer as (...args: unknown[]) => Server;

http.createServer = ((...args: unknown[]) =>
  Object.assign(create(...args), { keepAliveTimeout: 0 })) as typeof http.createServer;
http.globalAgent = new Agent({ keepAlive: false });
syncBuiltinESMExports();
