const LIMIT_MS = 120_000;

/** One harmless request per HTTP function of a first visit. */
const GETS = ['/', '/remotes.json', '/api/salud', '/img/480/none'];

/**
 * Starts each HTTP function by one request, in parallel. Otherwise a first visitor waits seconds for each in
 * sequence.
 * @throws when one does not answer within two minutes
 */
export async function warmUp(origin: string, signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const request = async (path: string, init?: RequestInit): Promise<void> => {
    const response = await fetch(origin + path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    await response.arrayBuffer();
  };
  await Promise.all([
    ...GETS.map((path) => request(path)),
    request('/fn/checkUsername', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { username: 'cualquiera' } }),
    }),
  ]);
}
