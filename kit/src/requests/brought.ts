import { messages } from '@vidriera/domain/messages/messages';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, type Connection, connect, connectToWrite } from '../data/connection.ts';
import { storedInTime } from '../data/stored-in-time.ts';

const broughtSchema = z.object({
  /** Makes the ids of brought events, so without it nothing is read; nobody else knows it, so nobody can work out the address of an unlisted one. */
  salt: z.string().check(z.minLength(32)),
  /** The ids, without their owner's prefix, also of events that were deleted. */
  keys: z.catch(z.array(z.string()), []),
  /** Each event as it was brought: its key, then a hash of its fields. */
  prints: z.catch(z.array(z.string()), []),
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

const begun = (): Brought => ({
  salt: crypto.randomUUID().replaceAll('-', ''),
  keys: [],
  prints: [],
  address: null,
});

/** An event to remember. @param print a hash of its fields, of 20 letters; none for one that may have been edited */
export interface BroughtEvent {
  /** The end of its id. */
  key: string;
  print?: string | undefined;
}

/** Returns the print of a brought event; `undefined` if none is known. */
export const printOf = ({ prints }: Brought, key: string): string | undefined =>
  prints.find((print) => print.startsWith(key))?.slice(key.length);

/** The newest ones. */
const withKeys = (keys: readonly string[], events: readonly BroughtEvent[]): string[] => {
  const more = events.map(({ key }) => key).filter((key) => !keys.includes(key));
  return [...keys, ...more].slice(-LIMITS.brought);
};
const withPrints = (prints: readonly string[], events: readonly BroughtEvent[]): string[] => {
  const more = events.flatMap(({ key, print }) => (print ? [key + print] : []));
  const kept = prints.filter(
    (print) => !more.some((newPrint) => newPrint.slice(0, KEY) === print.slice(0, KEY)),
  );
  return [...kept, ...more].slice(-LIMITS.brought);
};
const KEY = 20;

/**
 * Remembers brought events, or the calendar's address. The first salt stays.
 * @returns all that is remembered
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function rememberBrought(
  { events = [], address }: { events?: readonly BroughtEvent[]; address?: string | null },
  { connection = connectToWrite }: Connected = {},
): Promise<Brought> {
  return withFailures(async () => {
    const sdk = await connection();
    const writing = sdk.runTransaction(sdk.db, async (transaction) => {
      const stored = (await transaction.get(refOf(sdk))).data();
      const before = stored ? broughtSchema.parse(stored) : begun();
      const brought: Brought = {
        ...before,
        keys: withKeys(before.keys, events),
        prints: withPrints(before.prints, events),
        address: address === undefined ? before.address : address,
      };
      transaction.set(refOf(sdk), { ...brought, updatedAt: sdk.serverTimestamp() });
      return brought;
    });
    return storedInTime(writing);
  }, messages.post.saveFailed);
}
