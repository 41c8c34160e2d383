import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import type { Web } from '../items/link-reader/fetch-public.ts';

export type Answers = Record<string, (res: ServerResponse) => unknown>;
export const leadTo = (location: string) => (res: ServerResponse) => res.writeHead(302, { location }).end();

/** Serves a test file's answers by path, as the only part of the network that may be read. */
export function smallWeb(answers: Answers) {
  const server = createServer((req, res) => void answers[req.url ?? '']?.(res));
  let port = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    port = String(address.port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    at: (path: string): string => `http://127.0.0.1:${port}${path}`,
    web: (): Web => ({ isPublic: (address) => address === '127.0.0.1', ports: [port] }),
  };
}
