import type { Deps } from '../shared/admin.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { refs } from '../shared/refs.ts';

/**
 * Whether somebody may still upload today (shared/limits/table.ts). One that is in the register was counted already: its event came a second
 * time, or is that of a rewritten original. @throws what Firestore throws; the trigger is then delivered again
 */
export async function mayUpload(
  { db }: Pick<Deps, 'db'>,
  limiter: Limiter,
  uid: string,
  path: string,
): Promise<boolean> {
  if ((await refs.upload(db, path).get()).exists) return true;
  return (await limiter.take('upload', { account: uid })).kind === 'allowed';
}
