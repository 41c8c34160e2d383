import { callGoogle, type GoogleCaller } from './call.ts';

/**
 * Pauses or resumes the nightly run. Cloud Scheduler keeps the state, so it outlives deployments and restores.
 * @see https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/pause
 */
export async function setDaily(
  google: GoogleCaller,
  region: string,
  state: 'pause' | 'resume',
): Promise<void> {
  await callGoogle(google, 'POST', 'cloudscheduler', `${dailyJob(google.project, region)}:${state}`, {});
}

/** Path of the job that the Firebase CLI makes for `daily`. */
export const dailyJob = (project: string, region: string): string =>
  `/v1/projects/${project}/locations/${region}/jobs/firebase-schedule-daily-${region}`;
