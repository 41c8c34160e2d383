import { DAY_MS, DRAFT_DAYS } from '@vidriera/domain/site/retention';
import { read, storedKeys, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';
import { DRAFT_KEYS } from '../going/stored-keys.ts';

/** When each person with drafts was here last: milliseconds since 1970, by uid. */
const SEEN_KEY = 'vidriera.borradores';

/** Parsed by hand: every page's start would bring zod. */
function seen(): Map<string, number> {
  try {
    const entries = Object.entries(Object(JSON.parse(read(SEEN_KEY) ?? 'null')));
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch (error) {
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

const writeSeen = (people: Map<string, number>): boolean =>
  write(SEEN_KEY, people.size > 0 ? JSON.stringify(Object.fromEntries(people)) : null);

const draftKeys = (): string[] => DRAFT_KEYS.flatMap((prefix) => storedKeys(prefix));
const ownerOf = (key: string): string => key.split('.')[2] ?? '';

/** Lets this browser keep what a person types from now on. @param at when they were here, by the server's clock */
export const openDrafts = (uid: string, at: number = serverNow()): boolean => writeSeen(seen().set(uid, at));

/**
 * Keeps what a person typed; `null` deletes it.
 * @returns whether it is kept: storage may be full or forbidden, or another tab has deleted the account
 */
export const keepDraftText = (uid: string, key: string, text: string | null): boolean =>
  text === null ? write(key, null) : seen().has(uid) && write(key, text);

/** Deletes what a person typed, and keeps nothing more of them: their account is deleted. */
export function forgetDrafts(uid: string): void {
  for (const key of draftKeys()) if (ownerOf(key) === uid) write(key, null);
  const people = seen();
  people.delete(uid);
  writeSeen(people);
}

/**
 * Deletes drafts of people who were not here for `DRAFT_DAYS`. One without a time counts from now.
 * @param now by the server's clock @param present who is signed in
 */
export function forgetOldDrafts(now: number, present: string | null): void {
  for (const uid of new Set(draftKeys().map(ownerOf))) {
    const at = uid === present ? now : (seen().get(uid) ?? now);
    if (now - at > DRAFT_DAYS * DAY_MS) forgetDrafts(uid);
    else openDrafts(uid, at);
  }
}
