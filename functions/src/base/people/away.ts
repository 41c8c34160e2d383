import type { UserRecord } from 'firebase-admin/auth';

const MONTHS = 6;

/** Whether a person did not come here for six months, by the last token that Auth gave them. */
export function isAway({ metadata }: Pick<UserRecord, 'metadata'>, now: Date): boolean {
  const { lastRefreshTime, lastSignInTime, creationTime } = metadata;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return new Date(lastRefreshTime || lastSignInTime || creationTime) <= since;
}
