import { pageConfig } from '@vidriera/session/config';

/** Whether the shell's site no longer keeps the build of this page; `false` when the request fails. */
export async function isShellOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' });
    return answer.status === 410;
  } catch {
    return false; // the caller shows its own error
  }
}
