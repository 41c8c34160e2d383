import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, type Connection, connect, connectToWrite } from '../data/connection.ts';
import { withTimeout } from '../data/with-timeout.ts';

const broughtSchema = z.object({
  /** Makes the ids of brought events, so without it nothing is read; nobody else knows it, so nobody can work out the address of an unlisted one. */
  salt: z.string().check(z.minLength(32)),
  /** The ids, without their owner's prefix, also of events that were deleted. */
  keys: z.catch(z.array(z.string()), []),
  /** The calendar that was read last. */
  address: z.catch(z.nullable(z.string()), null),
});
/** A creator's record of what came from calendars. */
export type Brought = z.infer<typeof broughtSchema>;

const refOf = ({ db, doc, uid }: Connection) => doc(db, 'user', uid, 'brought', 'evento');

/** Returns what the person brought; `null` if it is nothing yet. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function readBrought({ connection = connect }: Connected = {}): Promise<Brought | null> {
  return withFailures(async () => {
    const sdk = await connection();
    const stored = (await sdk.getDoc(refOf(sdk))).data();
    return stored ? broughtSchema.parse(stored) : null;
  }, messages.list.dataNotLoaded);
}

const begun = (): Brought => ({ salt: crypto.randomUUID().replaceAll('-', ''), keys: [], address: null });

/**
 * Remembers a brought event or the calendar's address. The first salt stays.
 * @param key the end of an id
 * @returns all that is remembered
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function rememberBrought(
  { key, address }: { key?: string; address?: string | null },
  { connection = connectToWrite }: Connected = {},
): Promise<Brought> {
  return withFailures(async () => {
    const sdk = await connection();
    const writing = sdk.runTransaction(sdk.db, async (transaction) => {
      const stored = (await transaction.get(refOf(sdk))).data();
      const before = stored ? broughtSchema.parse(stored) : begun();
      const brought: Brought = {
        ...before,
        keys: key && !before.keys.includes(key) ? [...before.keys, key].slice(-LIMITS.brought) : before.keys,
        address: address === undefined ? before.address : address,
      };
      transaction.set(refOf(sdk), { ...brought, updatedAt: sdk.serverTimestamp() });
      return brought;
    });
    return withTimeout(writing);
  }, messages.post.saveFailed);
}
