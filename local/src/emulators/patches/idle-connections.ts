/**
 * Keeps idle connections open. Node's servers close them after 5 s, while a busy client still writes: uploads
 * fail with EPIPE, requests with "socket hang up". firebase-tools fixed this for debuggers only
 * (firebase/firebase-tools#5991).
 */
import http, { Agent, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const create = http.createServer as (...args: unknown[]) => Server;

http.createServer = ((...args: unknown[]) =>
  Object.assign(create(...args), { keepAliveTimeout: 0 })) as typeof http.createServer;
http.globalAgent = new Agent({ keepAlive: false });
syncBuiltinESMExports();
