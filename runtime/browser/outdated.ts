import { pageConfig } from '@vidriera/session/config';

/** Whether the build this page runs is so old that its site keeps it no longer; `false` where that can't be found out. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' });
    return answer.status === 410;
  } catch {
    return false; // what could not be loaded is said in any case
  }
}
