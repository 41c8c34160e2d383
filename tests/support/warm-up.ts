import type { FullConfig } from '@playwright/test';
import { remotesSchema } from 'domain/site/config-schema';
import { warmUp } from '../../local/src/stack/warm-up.ts';

const CALLABLES = ['signUp', 'saveProfile', 'exportData', 'deleteAccount'];
/** Requests two browsers have under way to one host at the same time, by HTTP/1.1. */
const AT_ONCE = 12;

/**
 * No test is about how long an emulated function takes to start. The emulator starts a process for each request that finds
 * all others busy, and an area comes in many files: so that many are asked for at once.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? '';
  await warmUp(origin);
  const headers = { 'content-type': 'application/json' };
  const call = (name: string) =>
    fetch(`${origin}/fn/${name}`, { method: 'POST', headers, body: '{"data":{}}' });
  const answers = await Promise.all(CALLABLES.map(call));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const remotes = remotesSchema.parse(await (await fetch(`${origin}/remotes.json`)).json());
  const files = Object.values(remotes).flatMap(({ entry, js }) => [entry, ...js]);
  await Promise.all(
    files.slice(0, AT_ONCE).map(async (file) => {
      await (await fetch(origin + file)).arrayBuffer();
    }),
  );
}
