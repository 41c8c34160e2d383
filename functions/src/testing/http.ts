import type { AddressInfo } from 'node:net';
import express, { type Express, type RequestHandler } from 'express';

export async function listen(app: Express): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a function's handler by express, as the platform does. */
export const serve = (handler: RequestHandler) => listen(express().disable('x-powered-by').use(handler));
