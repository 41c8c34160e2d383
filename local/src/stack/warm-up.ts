const LIMIT_MS = 120_000;

/** One harmless request for each HTTP function a first visit needs. */
const GETS = ['/', '/remotes.json', '/api/salud', '/img/480/none'];

/**
 * Asks each of the site's HTTP functions something once: an emulated function takes seconds to start at its first request, and
 * a first visitor would wait for all of them in a row. Answers are not looked at.
 * @throws when one does not answer at all within two minutes
 */
export async function warmUp(origin: string, signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const response = await fetch(origin + path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    await response.arrayBuffer();
  };
  await Promise.all([
    ...GETS.map((path) => ask(path)),
    ask('/fn/checkUsername', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { username: 'cualquiera' } }),
    }),
  ]);
}
