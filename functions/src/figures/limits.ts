import { createHash, randomBytes } from 'node:crypto';
import { diaOf } from '@vidriera/domain/values/fecha';
import { limitInMemory } from '../limits/in-memory.ts';
import { networkOf } from '../limits/network.ts';

const HOUR = 3600;
/** Events of a network within an hour, in each instance. A carrier's phones share one; so do the guests of a venue. */
export const MOST = { all: 6000, ofCreator: 2000 };

/** Counts events of networks in memory, by a hash that nobody can compare with another day's or instance's. */
export function createLimits(now: () => Date) {
  const clock = { window: HOUR, now: () => now().getTime() };
  const all = limitInMemory({ most: MOST.all, ...clock });
  const ofCreator = limitInMemory({ most: MOST.ofCreator, ...clock });
  let salt = { dia: '', bytes: randomBytes(32) };

  return {
    networkOf(forwardedFor: string | string[] | undefined) {
      const dia = diaOf(now());
      if (salt.dia !== dia) salt = { dia, bytes: randomBytes(32) };
      const prefix = networkOf(forwardedFor)?.prefix ?? 'none';
      const hash = createHash('sha256').update(salt.bytes).update(prefix).digest('base64');
      return {
        /** Counts an event of the network. */
        isOver: () => all(hash).kind === 'refused',
        /** Counts an event of the network about a creator. */
        isOverFor: (uid: string) => ofCreator(`${hash} ${uid}`).kind === 'refused',
      };
    },
  };
}
