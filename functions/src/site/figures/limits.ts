import { createHash, randomBytes } from 'node:crypto';
import { diaOf } from '@vidriera/domain/values/fecha';
import { createFronts } from '../../base/limits/fronts.ts';
import { limitInMemory } from '../../base/limits/in-memory.ts';
import { networkOf } from '../../base/limits/network.ts';

const HOUR = 3600;
/** Events of a network within an hour, in each instance. A carrier's phones share one; so do the guests of a venue. */
export const MOST = { all: 6000, ofCreator: 2000 };

/** Counts events of networks in memory, by a hash that nobody can compare with another day's or instance's. */
export function createLimits(now: () => Date) {
  const clock = { window: HOUR, now: () => now().getTime() };
  const countOf = createFronts(clock.now);
  const all = limitInMemory({ most: MOST.all, ...clock });
  const ofCreator = limitInMemory({ most: MOST.ofCreator, ...clock });
  let salt = { dia: '', bytes: randomBytes(32) };

  return {
    networkOf(forwardedFor: string | string[] | undefined) {
      const dia = diaOf(now());
      if (salt.dia !== dia) salt = { dia, bytes: randomBytes(32) };
      const network = networkOf(forwardedFor);
      const { name, times: more } = network ? countOf(network) : { name: 'none', times: 1 };
      // Past Hosting a network is real, so it needs no more room.
      const times = network?.pastHosting ? 1 : more;
      const hash = createHash('sha256').update(salt.bytes).update(name).digest('base64');
      return {
        /** Counts an event of the network. */
        isOver: () => all.take(hash, MOST.all * times) > 0,
        /** Counts an event of the network about a creator. */
        isOverFor: (uid: string) => ofCreator.take(`${hash} ${uid}`, MOST.ofCreator * times) > 0,
      };
    },
  };
}
