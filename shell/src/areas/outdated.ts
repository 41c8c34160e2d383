import { pageConfig } from 'kit/config';

/** Whether the build this page runs is so old that its site keeps it no longer; `false` where that can't be found out. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`/remotes.json?shell=${pageConfig().shell}`, { cache: 'reload' }).catch(
    () => null,
  );
  return answer?.status === 410;
}
