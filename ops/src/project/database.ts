import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { call, callThrough } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

/** Guards of the database itself: any minute of the last seven days can be read, and deleting it takes switching this off first. */
const GUARDS = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
/** For how many days backups are kept. Firestore takes a daily and a weekly schedule, of 7 and 98 days at most. */
export const BACKUP_DAYS = { daily: 7, weekly: 56 } as const;
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
 * The default database in the functions' region, with point-in-time recovery and delete protection, and its backups. Its deletion of what is
 * over (TTL) stands in firestore.indexes.json and is deployed with the indexes.
 * @throws UserError for a database in another region: functions that follow it could not be deployed
 */
export async function guardDatabase(run: Run, region: string): Promise<void> {
  const database = `/v1/projects/${run.project}/databases/(default)`;
  const found = await look(run, 'firestore', database);
  if (!found) {
    await change(run, `make the database in ${region}, guarded`, () =>
      callThrough(
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
        `The database is in ${stored.locationId}, and functions run in ${region}: neither can be moved.`,
      );
    }
    const missing = Object.entries(GUARDS).filter(([field, value]) => stored[field] !== value);
    if (missing.length > 0) {
      const mask = missing.map(([field]) => `updateMask=${field}`).join('&');
      await change(run, `guard the database: ${missing.map(([, value]) => value).join(', ')}`, () =>
        callThrough(run.caller, 'PATCH', 'firestore', `${database}?${mask}`, Object.fromEntries(missing)),
      );
    }
  }
  await scheduleBackups(run, `${database}/backupSchedules`, found === null);
}

async function scheduleBackups(run: Run, path: string, isNew: boolean): Promise<void> {
  const found = run.dryRun && isNew ? {} : await look(run, 'firestore', path);
  const { backupSchedules } = schedulesSchema.parse(found ?? {});
  for (const { name, field, recurrence } of SCHEDULES) {
    const days = BACKUP_DAYS[name];
    const retention = `${days * DAY_S}s`;
    const stored = backupSchedules.find((schedule) => schedule[field] !== undefined);
    if (stored?.retention === retention) continue;
    const what = `keep a ${name} backup for ${days} days`;
    if (stored) {
      const patch = `/v1/${stored.name}?updateMask=retention`;
      await change(run, what, () => call(run.caller, 'PATCH', 'firestore', patch, { retention }));
    } else {
      await change(run, what, () =>
        call(run.caller, 'POST', 'firestore', path, { retention, [field]: recurrence }),
      );
    }
  }
}
