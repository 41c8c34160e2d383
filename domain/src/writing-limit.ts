import { Failure } from './failure.ts';
import { within } from './time-limit.ts';

/** Milliseconds after which a write's answer counts as lost. A function may take 30 s, and its cold start some more. */
export const WRITING_MS = 45_000;

/** Not in the catalogue of messages, which every page loads. */
export const LOST_ANSWER =
  'No llegó la respuesta, así que no sabemos si quedó hecho. Probá de nuevo: si ya estaba, no se repite.';

export const lostAnswer = (): Failure => new Failure('no-connection', LOST_ANSWER);

/** Waits for a write. Repeating it is safe. @throws Failure 'no-connection' when late: the write may have happened */
export const writeInTime = <T>(writing: Promise<T>): Promise<T> => within(WRITING_MS, writing, lostAnswer);
