import type { FullConfig } from '@playwright/test';
import { warmUp } from '../../local/src/stack/warm-up.ts';

/** No test is about how long an emulated function takes to start. */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  await warmUp(projects[0]?.use.baseURL ?? '');
}
