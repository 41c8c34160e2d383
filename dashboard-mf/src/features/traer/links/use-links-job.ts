import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { openDrafts } from '@vidriera/kit/data/drafts';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Pause } from '../one-by-one.ts';
import { keepJob, type LinkRow, type LinksJob, readJob } from './job.ts';
import { runJob } from './run-job.ts';

/** Milliseconds until a lost connection is tried again; phones don't always say that it is back. */
const TRY_AGAIN = 10_000;

/** The person's list on its way: kept in this browser, and gone on with after a reload or a lost connection. */
export function useLinksJob(uid: string) {
  const [job, setJob] = useState(() => readJob(uid));
  const latest = useRef(job);
  const [isKept, setKept] = useState(true);
  const [pause, setPause] = useState<Pause | null>(null);
  const [tries, goOn] = useReducer((count: number) => count + 1, 0);
  const isRunning = job?.phase === 'running' || job?.phase === 'looked';

  useEffect(() => void openDrafts(uid), [uid]);

  const change = useCallback(
    (next: LinksJob | null) => {
      latest.current = next;
      setKept(keepJob(uid, next));
      setJob(next);
    },
    [uid],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try runs anew
  useEffect(() => {
    if (!isRunning) return;
    const control = new AbortController();
    setPause(null);
    runJob({ uid, job: () => latest.current, onChange: change, signal: control.signal }).then(
      (waits) => control.signal.aborted || setPause(waits),
      (caught: unknown) => {
        logUnforeseen(caught);
        if (!control.signal.aborted) setPause({ message: failureOf(caught).message, isLost: false });
      },
    );
    return () => control.abort();
  }, [isRunning, tries, uid, change]);

  useEffect(() => {
    if (!pause?.isLost) return;
    const timer = setTimeout(goOn, TRY_AGAIN);
    addEventListener('online', goOn);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
    };
  }, [pause]);

  const changeRow = (line: number, part: Partial<LinkRow>) =>
    job && change({ ...job, rows: job.rows.map((row) => (row.line === line ? { ...row, ...part } : row)) });

  return { job, pause: isRunning ? pause : null, isRunning, isKept, change, changeRow, goOn };
}
