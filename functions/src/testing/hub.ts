import { serve } from './http.ts';

/** Does `work` beside a hub that knows a hosting emulator, with `ports` for the sites after the first, and one for functions. */
export async function withHub<T>(ports: number[], work: (hub: string) => Promise<T>): Promise<T> {
  const host = '127.0.0.1';
  const emulators = {
    hosting: { host, port: 5000, reservedPorts: ports },
    functions: { host, port: 5001 },
  };
  const { origin, close } = await serve((_request, response) => void response.json(emulators));
  try {
    return await work(new URL(origin).host);
  } finally {
    await close();
  }
}
