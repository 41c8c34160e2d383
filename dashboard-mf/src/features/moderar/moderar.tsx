import type { CaseRow } from '@vidriera/domain/desk/wire-schema';
import { momentText } from '@vidriera/kit/moment';
import { PrivateMeta } from '@vidriera/kit/ui/meta';
import { PageHeader } from '@vidriera/kit/ui/page-header';
import { EmptyState } from '@vidriera/kit/ui/state';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import column from '../column.module.css';
import { FindPerson } from './find-person.tsx';
import type { Queue } from './load.ts';
import styles from './moderar.module.css';
import { kindOf, reasonsText, stateText } from './words.ts';

/** `/moderar`: the cases that wait, heaviest first. For moderators. */
export default function Moderar({ data: { cases, hasMore } }: ScreenProps<Queue>) {
  return (
    <div className={column.column}>
      <PrivateMeta title="Mesa de moderación" />
      <PageHeader title="Mesa de moderación" subtitle="Primero lo más grave, después lo más viejo." />
      {cases.length > 0 ? (
        <ul className={styles.list}>
          {cases.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <EmptyState text="No hay casos que esperen una decisión." />
      )}
      {hasMore ? <p className="soft">Hay más: aparecen a medida que se deciden estos.</p> : null}
      <FindPerson />
    </div>
  );
}

function Row({ row }: { row: CaseRow }) {
  const now = serverNow();
  return (
    <li>
      <Link to={`/moderar/${encodeURIComponent(row.id)}`} className={styles.way}>
        <b>{row.titulo || 'Sin título'}</b>
        <span className="soft">{`${kindOf(row.subject)} · ${stateText(row, now)}`}</span>
        <span>{reasonsText(row.reasons)}</span>
        <span className="soft">
          {`${row.complaints === 1 ? '1 denuncia' : `${row.complaints} denuncias`}, la última ${momentText(row.lastAt, now)}`}
        </span>
      </Link>
    </li>
  );
}
