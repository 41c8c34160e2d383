import { type FullConfig, request } from '@playwright/test';

const START_MS = 120_000;

/**
 * Asks each HTTP function something once: an emulated function takes seconds to start at its first request, and no test is
 * about that.
 */
export default async function warmUp({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? '';
  const context = await request.newContext({ baseURL, timeout: START_MS });
  const gets = ['/', '/remotes.json', '/api/salud', '/img/480/none'];
  await Promise.all(gets.map((path) => context.get(path)));
  await context.post('/fn/checkUsername', { data: { data: { username: 'cualquiera' } } });
  await context.dispose();
}
