import { RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { callAndWait, callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

/** Point-in-time recovery for seven days, and delete protection. */
const GUARDS = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
/** Retention of backups (days). */
export const BACKUP_DAYS = { daily: RETENTION_DAYS.dailyBackup, weekly: RETENTION_DAYS.weeklyBackup };
const DAY_S = 86_400;

const SCHEDULES = [
  { name: 'daily', field: 'dailyRecurrence', recurrence: {} },
  { name: 'weekly', field: 'weeklyRecurrence', recurrence: { day: 'SUNDAY' } },
] as const;

const databaseSchema = z.looseObject({ locationId: z.string() });
const schedulesSchema = z.object({
  backupSchedules: z.array(z.looseObject({ name: z.string(), retention: z.string() })).default([]),
});

/**
 * Creates or updates the default database: region, recovery, delete protection and backups. TTL policies are
 * in firestore.indexes.json.
 * @throws UserError for a database in another region, where triggers could not be deployed
 */
export async function guardDatabase(run: SetupRun, region: string): Promise<void> {
  const database = `/v1/projects/${run.project}/databases/(default)`;
  const found = await readResource(run, 'firestore', database);
  if (!found) {
    await makeChange(run, `create the database in ${region}, with guards`, () =>
      callAndWait(
        run.caller,
        'POST',
        'firestore',
        `/v1/projects/${run.project}/databases?databaseId=(default)`,
        {
          type: 'FIRESTORE_NATIVE',
          locationId: region,
          ...GUARDS,
        },
      ),
    );
  } else {
    const stored = databaseSchema.parse(found);
    if (stored.locationId !== region) {
      throw new UserError(
        `The database is in ${stored.locationId}, but functions run in ${region}: neither can be moved.`,
      );
    }
    const missing = Object.entries(GUARDS).filter(([field, value]) => stored[field] !== value);
    if (missing.length > 0) {
      const mask = missing.map(([field]) => `updateMask=${field}`).join('&');
      await makeChange(run, `guard the database: ${missing.map(([, value]) => value).join(', ')}`, () =>
        callAndWait(run.caller, 'PATCH', 'firestore', `${database}?${mask}`, Object.fromEntries(missing)),
      );
    }
  }
  await scheduleBackups(run, `${database}/backupSchedules`, found === null);
}

async function scheduleBackups(run: SetupRun, path: string, isNew: boolean): Promise<void> {
  const found = run.dryRun && isNew ? {} : await readResource(run, 'firestore', path);
  const { backupSchedules } = schedulesSchema.parse(found ?? {});
  for (const { name, field, recurrence } of SCHEDULES) {
    const days = BACKUP_DAYS[name];
    const retention = `${days * DAY_S}s`;
    const stored = backupSchedules.find((schedule) => schedule[field] !== undefined);
    if (stored?.retention === retention) continue;
    const what = `keep a ${name} backup for ${days} days`;
    if (stored) {
      const patch = `/v1/${stored.name}?updateMask=retention`;
      await makeChange(run, what, () => callGoogle(run.caller, 'PATCH', 'firestore', patch, { retention }));
    } else {
      await makeChange(run, what, () =>
        callGoogle(run.caller, 'POST', 'firestore', path, { retention, [field]: recurrence }),
      );
    }
  }
}
