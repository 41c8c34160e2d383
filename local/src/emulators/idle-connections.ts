/**
 * Loaded into firebase-tools' process before its own code (`node --import`). Node's servers close a connection that was idle for 5 s, and
 * a client too busy to notice writes into it all the same: an upload then fails with EPIPE, a request with "socket hang up".
 * So the emulators' servers leave that to their clients, and firebase-tools opens a connection for each request to a function.
 */
import http, { Agent, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const create = http.createServer as (...args: unknown[]) => Server;

http.createServer = ((...args: unknown[]) =>
  Object.assign(create(...args), { keepAliveTimeout: 0 })) as typeof http.createServer;
http.globalAgent = new Agent({ keepAlive: false });
syncBuiltinESMExports();
