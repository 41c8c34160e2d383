import { RANDOM_128, random128 } from '@vidriera/domain/claim/random-128';
import { type Doors, type Marks, mergeDoors } from '@vidriera/domain/door/register';
import { doorListSchema, doorSchema, marksSchema } from '@vidriera/domain/door/wire-schema';
import { DOOR_KEY } from '@vidriera/domain/site/kept-screens';
import { z } from '@vidriera/domain/zod';
import { isSessionOver } from '@vidriera/kit/going/is-session-over';
import { withoutNames } from '@vidriera/kit/seats/door-lists';
import { read, readParsed, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';

/* A date's list in local storage, for working without a signal. Every change reads it first, because another tab may have changed it. */

export interface DoorAt {
  evento: string;
  fecha: string;
}

const keptSchema = z.object({
  /** This phone's own secret, from which the server makes its door. */
  secret: z.string().check(z.regex(RANDOM_128)),
  /** A helper's credentials; `null` for the creator. */
  helper: z.nullable(z.object({ id: z.string(), secret: z.string() })),
  /** The creator's uid; ‘’ for a helper. */
  uid: z.string(),
  hiddenAt: z.int(),
  /** The last answer of `open`. */
  list: z.nullable(doorListSchema),
  /** The server's marks, by door. */
  doors: z.record(z.string(), z.pick(doorSchema, { version: true, marks: true, late: true })),
  /** This door's marks that the server has not confirmed. */
  unsent: marksSchema,
});
export type KeptDoor = z.infer<typeof keptSchema>;

const keyOf = ({ evento, fecha }: DoorAt): string => `${DOOR_KEY}${evento}_${fecha}`;

/** Where storage is forbidden or full, as long as the page lives. */
const unstored = new Map<string, KeptDoor>();

export const readDoorStore = (at: DoorAt): KeptDoor | null =>
  unstored.get(keyOf(at)) ?? readParsed(keyOf(at), keptSchema);

/** Keeps a list; `null` deletes it. A creator's keeps no names after the session, only which door this phone is. @returns whether it survives a reload */
export function writeDoorStore(at: DoorAt, whole: KeptDoor | null): boolean {
  const key = keyOf(at);
  const kept = whole?.uid && isSessionOver(whole.uid) ? withoutNames(whole) : whole;
  const text = kept && JSON.stringify(kept);
  write(key, text);
  const isStored = read(key) === text;
  if (kept && !isStored) unstored.set(key, kept);
  else unstored.delete(key);
  return isStored;
}

export const newDoor = (who: Pick<KeptDoor, 'helper' | 'uid'>): KeptDoor => ({
  ...who,
  secret: random128(),
  // Without an answer it is kept for a day.
  hiddenAt: serverNow() + 86_400_000,
  list: null,
  doors: {},
  unsent: {},
});

/** All marks that this phone knows, its own unsent ones too. */
export function allMarks({ doors, unsent, list }: KeptDoor): Doors {
  const heard = Object.fromEntries(Object.entries(doors).map(([name, { marks }]) => [name, marks]));
  return list ? mergeDoors(heard, { [list.door]: unsent }) : heard;
}

/** Parties that a helper's phone noted after the helper was withdrawn. */
export const lateParties = ({ doors }: KeptDoor): Set<string> =>
  new Set(Object.values(doors).flatMap(({ late }) => late));

/** This door's own marks. */
export const ownMarks = (kept: KeptDoor): Marks => (kept.list && allMarks(kept)[kept.list.door]) ?? {};
