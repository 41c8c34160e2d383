import { createHash, randomBytes } from 'node:crypto';
import { EVENT_BYTES } from '@vidriera/domain/figures/address';
import { eventSchema, type FiguresEvent } from '@vidriera/domain/figures/event-schema';
import { cappedAt, counted } from '@vidriera/domain/figures/month';
import { diaOf } from '@vidriera/domain/values/fecha';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Deps } from '../../base/firestore/admin.ts';
import { createFronts } from '../../base/limits/fronts.ts';
import { limitInMemory } from '../../base/limits/in-memory.ts';
import { networkOf } from '../../base/limits/network.ts';
import { createSubjects } from './subjects.ts';
import { createWriter } from './writer.ts';

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

export type CountingOutcome = { kind: 'counted' | 'left-out' | 'limited' | 'refused' };

type CountingRequest = Pick<Request, 'method' | 'headers'> & { rawBody?: Buffer };

/**
 * Returns a handler that counts an event and answers after it is written. It stores nothing of who sent it. Answers don't tell hidden
 * from missing things.
 * @throws errors of Firestore
 */
export function createCounting({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const subjects = createSubjects({ db, now });
  const limits = createLimits(now);
  const write = createWriter(db);
  const capped = new Map<string, string>();

  return async ({ method, headers, rawBody }: CountingRequest, res: Response): Promise<CountingOutcome> => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const answer = (status: number, kind: CountingOutcome['kind']): CountingOutcome => {
      res.status(status).end();
      return { kind };
    };
    if (method !== 'POST') {
      res.set('Allow', 'POST');
      return answer(405, 'refused');
    }
    // Other sites' pages need a preflight for this type, which is refused.
    if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
      return answer(415, 'refused');
    if (rawBody && rawBody.length > EVENT_BYTES) return answer(413, 'refused');
    const event = read(rawBody);
    if (!event) return answer(400, 'refused');
    if (isLeftOut(headers)) return answer(204, 'left-out');

    const network = limits.networkOf(headers['x-forwarded-for']);
    // A network past its limit causes no reads, so only known creators are marked.
    const isOver = network.isOver();
    const uid = isOver ? subjects.known(event.of) : await subjects.ownerOf(event.of);
    if (!uid) return isOver ? answer(429, 'limited') : answer(204, 'left-out');
    const moment = now();
    if (isOver || network.isOverFor(uid)) {
      const mark = cappedAt(moment);
      const hour = mark.capped.join();
      if (capped.get(uid) !== hour) {
        if (capped.size >= REMEMBERED) capped.clear();
        capped.set(uid, hour);
        await write(uid, moment, mark);
      }
      return answer(429, 'limited');
    }
    await write(uid, moment, counted(event, moment));
    return answer(204, 'counted');
  };
}

/** Creators whose marked hour an instance remembers; a second mark changes nothing. */
const REMEMBERED = 5000;

/** Whether a request is of a known bot, of a page that nobody sees yet, or of somebody who asks not to be counted. */
function isLeftOut(headers: Request['headers']): boolean {
  const userAgent = headers['user-agent'];
  return !userAgent || isbot(userAgent) || headers['sec-gpc'] === '1' || headers['sec-purpose'] !== undefined;
}

function read(body: Buffer | undefined): FiguresEvent | null {
  try {
    return eventSchema.safeParse(JSON.parse(body?.toString('utf8') ?? '')).data ?? null;
  } catch {
    return null;
  }
}
