import type { CaseRow, LaneCases } from '@vidriera/domain/desk/wire-schema';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { momentText } from '@vidriera/kit/words/moment';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { useId, useState } from 'react';
import column from '../column.module.css';
import { FindPerson } from './find-person.tsx';
import type { Queue } from './load.ts';
import styles from './moderar.module.css';
import { kindOf, LANE, reasonsText, stateText } from './words.ts';

/** `/moderar`: the cases that wait, by lane; in each those that wait longest come first. For moderators. */
export default function Moderar({ data: { lanes } }: ScreenProps<Queue>) {
  const waiting = lanes.filter(({ count }) => count > 0);
  return (
    <div className={column.column}>
      <PrivateMeta title="Mesa de moderación" />
      <PageHeader title="Mesa de moderación" subtitle="En cada cola, primero lo que espera hace más." />
      {waiting.map((lane) => (
        <Lane key={`${lane.lane} ${lane.cases[0]?.id}`} first={lane} />
      ))}
      {waiting.length === 0 ? <EmptyState text="No hay casos que esperen una decisión." /> : null}
      <FindPerson />
    </div>
  );
}

function Lane({ first }: { first: LaneCases }) {
  const id = useId();
  const [more, setMore] = useState<readonly LaneCases[]>([]);
  const { isBusy, act } = useAct();
  const pages = [first, ...more];
  const next = pages.at(-1)?.next ?? null;
  const load = (after: NonNullable<LaneCases['next']>) =>
    act(async () => {
      const { lane } = await call('desk', { what: 'lane', lane: first.lane, after }, { signedIn: true });
      setMore([...more, lane]);
    });
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{`${LANE[first.lane]} · ${first.count}`}</h2>
      <ul className={styles.list}>
        {pages.flatMap(({ cases }) =>
          cases.map(({ folded, ...row }) => (
            <li key={row.id}>
              <Row row={row} />
              {folded.length > 0 ? <Folded rows={folded} /> : null}
            </li>
          )),
        )}
      </ul>
      {next ? (
        <Button kind="secondary" busy={isBusy} onClick={() => void load(next)}>
          Ver más
        </Button>
      ) : null}
    </section>
  );
}

const Folded = ({ rows }: { rows: readonly CaseRow[] }) => (
  <details>
    <summary>
      {rows.length === 1 ? '1 caso más de esta cuenta' : `${rows.length} casos más de esta cuenta`}
    </summary>
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  </details>
);

function Row({ row }: { row: CaseRow }) {
  const now = serverNow();
  const count = row.complaints === 1 ? '1 denuncia' : `${row.complaints} denuncias`;
  return (
    <Link to={`/moderar/${encodeURIComponent(row.id)}`} className={styles.way}>
      <b>{row.titulo || 'Sin título'}</b>
      <span className="soft">{`${kindOf(row.subject)} · ${stateText(row, now)}`}</span>
      {row.complaints > 0 ? <span>{reasonsText(row.reasons)}</span> : null}
      {row.complaints > 0 ? (
        <span className="soft">{`${count}, la última ${momentText(row.lastAt, now)}`}</span>
      ) : null}
    </Link>
  );
}
