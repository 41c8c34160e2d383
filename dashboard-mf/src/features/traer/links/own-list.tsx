import { messages } from '@vidriera/domain/messages/messages';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import type { SessionUser } from '@vidriera/session';
import { useEffect, useMemo, useRef } from 'react';
import { ConfirmToPublish } from '../../mail/confirm-to-publish.tsx';
import { useMailGate } from '../../mail/use-mail-gate.ts';
import { ResultLine } from '../../own-lists/result-line.tsx';
import styles from '../traer.module.css';
import { checkRows } from './check-rows.ts';
import type { LinksJob } from './job.ts';
import { countsOf, summary } from './list-words.ts';
import { MendRow } from './mend-row.tsx';
import { RowsTable } from './rows-table.tsx';
import type { useLinksJob } from './use-links-job.ts';

interface OwnListProps {
  user: SessionUser;
  links: ReturnType<typeof useLinksJob> & { job: LinksJob };
}

/** A list that was read: what is wrong with it, its way, and what happened to each line. */
export function OwnList({ user, links }: OwnListProps) {
  const { job, pause, isRunning, isKept, change, changeRow, goOn } = links;
  const { rows, phase } = job;
  const gate = useMailGate(true);
  const checked = useMemo(() => checkRows(rows), [rows]);
  const counts = countsOf(rows, checked);
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the phase that changed
  useEffect(() => heading.current?.focus(), [isRunning, phase === 'done']);

  const publish = async () => {
    if (await gate.pass(true)) change({ ...job, phase: 'running' });
  };
  const tryFailed = () =>
    change({
      ...job,
      phase: 'looked',
      rows: rows.map(({ result, ...row }) => (result && result.kind !== 'failed' ? { ...row, result } : row)),
    });
  const bad = rows.flatMap((row, i) =>
    row.wasBad && !row.result ? [{ row, checked: checked[i] ?? null }] : [],
  );
  return (
    <>
      <section className={styles.part} aria-label="Tu lista">
        <ResultLine ref={heading}>{summary(job, counts)}</ResultLine>
        {isKept ? null : <p role="status">{messages.general.notKept}</p>}
        {isRunning ? (
          <>
            <progress
              className={styles.progress}
              aria-label="Links publicados"
              max={counts.all}
              value={counts.all - counts.ready}
            />
            <p role="status">{pause?.message}</p>
            <div className="row">
              {pause ? <Button onClick={goOn}>Continuar ahora</Button> : null}
              <Button kind="secondary" onClick={() => change({ ...job, phase: 'review' })}>
                Parar
              </Button>
            </div>
          </>
        ) : null}
        {!isRunning && counts.ready > 0 ? (
          gate.shut && gate.tried ? (
            <ConfirmToPublish email={user.email} gate={gate} onConfirmed={() => void publish()} />
          ) : (
            <Button onClick={() => void publish()}>
              {counts.ready === 1 ? 'Publicar 1 link' : `Publicar ${counts.ready} links`}
            </Button>
          )
        ) : null}
        {phase === 'done' ? (
          <div className="row">
            {counts.failed > 0 ? (
              <Button onClick={tryFailed}>Probar de nuevo con los que fallaron</Button>
            ) : null}
            <ButtonLink kind="secondary" to="/perfil?tab=links">
              Ver mis links
            </ButtonLink>
          </div>
        ) : null}
        {isRunning ? null : (
          <Button kind="ghost" onClick={() => change(null)}>
            {phase === 'done' ? 'Traer otra lista' : 'Descartar la lista'}
          </Button>
        )}
      </section>
      {bad.length > 0 && !isRunning ? (
        <section className={styles.part} aria-labelledby="por-revisar">
          <h2 id="por-revisar">Para revisar</h2>
          <ul className={styles.bad}>
            {bad.map(({ row, checked: own }) => (
              <li key={row.line}>
                <MendRow row={row} checked={own} onChange={(part) => changeRow(row.line, part)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <RowsTable rows={rows} checked={checked} />
    </>
  );
}
