import { messages } from '@vidriera/domain/messages/messages';
import { inputOf, refusal } from '../../base/http/callable.ts';
import { limitInMemory } from '../../base/limits/in-memory.ts';
import { throwIfRefused } from '../../base/limits/limited.ts';
import type { ReaderName } from '../../base/limits/table.ts';
import { logger } from '../../base/process/logger.ts';
import { Listed } from './listed.ts';
import { NotPublic } from './public-address.ts';

export type Reading<T> = { kind: 'read'; value: T | null } | { kind: 'not-public' | 'listed' };

/** Reads something of the Internet. `null`: nothing that everybody can read; sites are down, slow or broken at any time. */
export async function reading<T>(name: ReaderName, read: () => Promise<T | null>): Promise<Reading<T>> {
  try {
    return { kind: 'read', value: await read() };
  } catch (error) {
    if (isNotPublic(error)) return { kind: 'not-public' };
    if (error instanceof Listed) return { kind: 'listed' };
    logger.info(`${name}: not read`, { error: error instanceof Error ? error.message : String(error) });
    return { kind: 'read', value: null };
  }
}

/** undici wraps errors of a connection. */
const isNotPublic = (error: unknown): boolean =>
  error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic);

/** Seconds. */
const WINDOW = 600;

interface Answering {
  most: number;
  field: string;
  message: string;
}

/**
 * Returns a reader's body: counted in memory, because its account reads no database.
 * @param most calls of an account and instance within ten minutes
 * @param field the input's address, named in the refusal of one that is not public
 */
export function answering<N extends ReaderName>(name: N, { most, field, message }: Answering) {
  const counted = limitInMemory({ most, window: WINDOW });
  return async <T>(
    uid: string,
    data: unknown,
    read: (input: ReturnType<typeof inputOf<N>>) => Promise<Reading<T>>,
  ): Promise<T | null> => {
    const input = inputOf(name, data);
    const seconds = counted.take(uid);
    if (seconds > 0) throwIfRefused(name, { kind: 'refused', by: 'account', seconds });
    const outcome = await read(input);
    logger.info(name, { kind: outcome.kind });
    if (outcome.kind !== 'read') {
      const why = outcome.kind === 'listed' ? messages.post.listed : message;
      throw refusal('invalid-data', why, [{ field, message: why }]);
    }
    return outcome.value;
  };
}
