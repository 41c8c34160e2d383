import { Failure } from '@vidriera/domain/failure';
import type { Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { derivedItemId } from '@vidriera/domain/values/item-id';
import { currentUid } from '@vidriera/kit/data/connection';
import { createItem } from '@vidriera/kit/requests/publish';
import { ownIds } from '@vidriera/kit/requests/read';
import { oneByOne, type Pause, pauseOf } from '../one-by-one.ts';
import { checkRows } from './check-rows.ts';
import type { LinkRow, LinksJob } from './job.ts';

interface Run {
  uid: string;
  job: () => LinksJob | null;
  onChange: (job: LinksJob) => void;
  signal: AbortSignal;
}
const PORTS = { currentUid, ownIds, createItem };

/**
 * Publishes the rows that have no result, one by one. Ids come from owner and address: what an earlier run published is found, not doubled.
 * @returns what it waits for; `null` at the end, or when stopped
 */
export async function runJob({ uid, job, onChange, signal }: Run, ports = PORTS): Promise<Pause | null> {
  const mark = (lines: readonly number[], result: LinkRow['result']) => {
    const now = job();
    if (!now) return;
    onChange({ ...now, rows: now.rows.map((row) => (lines.includes(row.line) ? { ...row, result } : row)) });
  };
  try {
    // A remembered person's list never becomes another account's.
    if ((await ports.currentUid()) !== uid) throw new Failure('no-session', messages.session.expired);
    const begun = job();
    if (!begun) return null;
    const entries = await entriesOf(uid, begun.rows);
    const there = await ports.ownIds('link');
    if (signal.aborted) return null;
    const found = entries.filter(({ id }) => there.has(id)).map(({ line }) => line);
    mark(found, { kind: begun.phase === 'running' ? 'had' : 'brought' });
    const looked = job();
    if (looked) onChange({ ...looked, phase: 'looked' });
    const pause = await oneByOne(
      // From below: the newest link stands on top, and the first line is to stand there.
      entries.filter(({ id }) => !there.has(id)).reverse(),
      {
        bring: ({ id, data }) => ports.createItem('link', data, { id, keeps: true }),
        onOutcome: ({ line }, outcome) => mark([line], outcome),
        signal,
      },
    );
    const ended = job();
    if (ended && !pause && !signal.aborted) onChange({ ...ended, phase: 'done' });
    return pause;
  } catch (caught) {
    const pause = pauseOf(caught);
    if (!pause) throw caught;
    return pause;
  }
}

type Entry = { line: number; id: string; data: Written['link'] };

async function entriesOf(uid: string, rows: readonly LinkRow[]): Promise<Entry[]> {
  const checked = checkRows(rows);
  const entries = rows.map(async ({ line, result }, i): Promise<Entry[]> => {
    const row = checked[i];
    return row && 'data' in row && !result
      ? [{ line, id: await derivedItemId(uid, row.data.enlace), data: row.data }]
      : [];
  });
  return (await Promise.all(entries)).flat();
}
