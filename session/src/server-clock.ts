import { read, write } from './local-storage.ts';

/*
 * The server's clock on a device whose own may be wrong. Answers of callables carry it: they are never cached. The difference is kept for
 * offline use. Each area bundles its own copy of this module, so it stands in local storage.
 */

const KEY = 'vidriera.reloj';
/** `offset`: the server's clock minus this device's. `at`: the server's clock then; it never goes back. */
interface Kept {
  offset: number;
  at: number;
}
/** Without storage, as long as the page lives. */
let unstored: Kept | null = null;

/** Milliseconds by which a clock may move by itself. */
const STEADY_MS = 30_000;

/** Stays the same until this device's clock is set, or the device sleeps: some browsers stop `performance.now()` then. */
const zero = (): number => Date.now() - performance.now();
let seen = { at: Number.NaN, zero: 0 };

/** Notes the clock that an answer carries. @param sent when it was asked, by this device's clock */
export function noteServerTime(now: number, sent: number): void {
  const offset = offsetOf(now, sent, Date.now());
  seen = { at: now, zero: zero() };
  const kept = offset === 0 ? null : { offset, at: now };
  write(KEY, kept && JSON.stringify(kept));
  unstored = read(KEY) ? null : kept;
}

/**
 * Returns by how much the server's clock certainly differs from this device's, in milliseconds; negative if it is behind. The server
 * read its clock between request and answer, so the latency, maybe seconds, is discounted.
 * @param now the server's clock; the rest is this device's
 */
const offsetOf = (now: number, sent: number, received: number): number =>
  Math.round(Math.max(0, now - received) + Math.min(0, now - sent));

/** Returns the server's clock minus this device's, in milliseconds, as far as known; 0 if this device's clock was set since. */
export function clockOffset(): number {
  const kept = parse(read(KEY)) ?? unstored;
  if (!kept) return 0;
  if (seen.at !== kept.at) seen = { at: kept.at, zero: zero() };
  if (!wasSet(kept, zero() - seen.zero)) return kept.offset;
  unstored = null;
  write(KEY, null);
  return 0;
}

/** By hand: the first screen's chunk has this module, and no zod (runtime/build/chunks.ts). */
function parse(text: string | null): Kept | null {
  try {
    const { offset, at }: Partial<Kept> = Object(JSON.parse(text ?? 'null'));
    return Number.isSafeInteger(offset) && Number.isSafeInteger(at) ? ({ offset, at } as Kept) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * A clock that was set jumps back, or forward to the server's. Another jump forward is a sleep, after which the offset still holds. A clock
 * that was set back while no page was open stands before the last answer.
 */
const wasSet = ({ offset, at }: Kept, jump: number): boolean =>
  jump < -STEADY_MS ||
  (jump > STEADY_MS && Math.abs(jump - offset) <= 2 * STEADY_MS) ||
  Date.now() + offset < at - STEADY_MS;

/** Returns the server's clock in milliseconds since 1970, as far as known, also offline. */
export const serverNow = (): number => Date.now() + clockOffset();
