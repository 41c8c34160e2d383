import { apiPaths } from '@vidriera/domain/api/api';
import { healthSchema } from '@vidriera/domain/api/schema';
import { UserError } from '@vidriera/local/cli/user-error';
import { fetchFile } from '@vidriera/local/sites/fetch-file';
import type { DeployedBuild } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';

interface UpcomingRelease {
  site: Pick<ReleaseSite, 'name'>;
  builds: DeployedBuild[];
}

/**
 * Checks that the functions in service offer what the upcoming builds need. Before the shell's first release nothing is served, so
 * nothing is checked.
 * @param shell the site that functions answer on
 * @throws UserError for older functions, or functions that don't answer
 */
export async function checkBackend(coming: UpcomingRelease[], shell: ReleaseSite): Promise<void> {
  if (coming.length === 0) return;
  const answer = await fetchFile(`${shell.origin}${apiPaths.health}?at=${Date.now()}`);
  if (answer === null) return;
  const { backend = 0 } = healthSchema.parse(JSON.parse(answer.toString('utf8')));
  for (const { site, builds } of coming) {
    const needed = builds[0]?.backend ?? 0;
    if (needed > backend)
      throw new UserError(
        `${site.name}'s build ${builds[0]?.id} needs functions of version ${needed}, and ${backend} is deployed: deploy rules and functions first.`,
      );
  }
}
