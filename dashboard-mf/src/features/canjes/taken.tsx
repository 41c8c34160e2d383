import { groupDigits } from '@vidriera/domain/values/group-digits';
import { isolated } from '@vidriera/domain/values/isolated';
import { localTime } from '@vidriera/domain/values/local-time';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Pills } from '@vidriera/kit/ui/parts/pills';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { canjes, longDay } from '@vidriera/kit/words/format';
import { hourOf, momentText } from '@vidriera/kit/words/moment';
import { Link, useSearchParams } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { serverNow } from '@vidriera/session/server-clock';
import { useMemo } from 'react';
import column from '../column.module.css';
import { CsvLink } from '../csv/csv-link.tsx';
import styles from './canjes.module.css';
import type { TakenData } from './load.ts';
import {
  byDay,
  type ClaimRow,
  passesFilter,
  ROW_FILTERS,
  type RowFilter,
  rowsOf,
  STATE_LABEL,
  tableOf,
} from './rows.ts';

const NAME: Record<RowFilter, string> = {
  all: 'Todas',
  open: 'Sin usar',
  cancelled: 'Canceladas',
  used: 'Canjeadas',
  lapsed: 'Vencidas',
  double: 'Dobles',
};

/** How many claims are left: open ones count, lapsed ones do not. */
function amountText(quota: number, rows: readonly ClaimRow[]): string {
  if (quota === 0) return 'Sin tope';
  if (rows.length >= SHOWN_MAX) return canjes(quota);
  const left = Math.max(0, quota - rows.filter(({ state }) => state !== 'lapsed').length);
  return `${canjes(quota)} · ${left === 0 ? 'no quedan' : `queda${left === 1 ? '' : 'n'} ${groupDigits(left)}`}`;
}

/** The server's maximum. */
const SHOWN_MAX = 500;

/** `/canjes/{id}?ver=`: a promo's claims by day. */
export default function TakenScreen({ data }: ScreenProps<TakenData>) {
  const { id, titulo, quota, calledOff } = data;
  const rows = useMemo(() => rowsOf(data), [data]);
  const kinds = ROW_FILTERS.filter((filter) => filter !== (calledOff === undefined ? 'cancelled' : 'open'));
  const filterName = useSearchParams()[0].get('ver');
  const kind = kinds.find((filter) => filter === filterName) ?? 'all';
  const shown = rows.filter((row) => passesFilter(kind, row));
  const count = (of: RowFilter) => rows.filter((row) => passesFilter(of, row)).length;
  const now = serverNow();
  const today = localTime(new Date(now)).slice(0, 10);
  return (
    <div className={column.column}>
      <PrivateMeta title={`Canjes de ${isolated(titulo)}`} />
      <PageHeader
        title={titulo}
        back={{ to: '/canjes', label: 'Puerta y canjes' }}
        subtitle={
          <>
            {amountText(quota, rows)} · <Link to={detailPath('promo', id)}>Ver la promo</Link>
          </>
        }
        action={rows.length > 0 ? <CsvLink name={`canjes-${id}`} table={tableOf(rows)} /> : null}
      />
      <Pills
        label="Qué ver"
        replace
        choices={kinds.map((filter) => ({
          text: NAME[filter],
          to: filter === 'all' ? '?' : `?ver=${filter}`,
          chosen: filter === kind,
          count: count(filter),
        }))}
      />
      {calledOff === undefined ? null : <p>Cancelaste esta promo: lo que no se usó no se canjea.</p>}
      {rows.length >= SHOWN_MAX ? <p className="soft">Se muestran las últimas 500.</p> : null}
      {shown.length === 0 ? <EmptyState text={EMPTY[kind]} /> : null}
      {byDay(shown).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`dia-${day}`}>
          <h2 id={`dia-${day}`} className={styles.day}>
            {longDay(day, today)} <small>{ofDay.length}</small>
          </h2>
          <ul className={styles.list}>
            {ofDay.map((row) => (
              <One key={`${row.nombre} ${row.takenAt}`} one={row} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const EMPTY: Record<RowFilter, string> = {
  all: 'Todavía no la tomó nadie.',
  open: 'No hay ninguna sin usar.',
  cancelled: 'No había ninguna sin usar.',
  used: 'Todavía no se canjeó ninguna.',
  lapsed: 'No venció ninguna.',
  double: 'Ninguna se tomó dos veces.',
};

function One({
  one: { nombre, state, takenAt, lapsesAt, redeemedAt, helperName, redeemedAgainAt },
  now,
}: {
  one: ClaimRow;
  now: number;
}) {
  return (
    <li className={styles.taken} data-state={state}>
      <b>{nombre}</b>
      <span>
        {STATE_LABEL[state]}
        {redeemedAt === null ? '' : ` a las ${hourOf(redeemedAt)}, por ${helperName ?? 'vos'}`}
      </span>
      <span className="soft">
        Tomada {momentText(takenAt, now)}
        {state === 'open' ? `; vale hasta ${momentText(lapsesAt, now)}` : ''}
      </span>
      {redeemedAgainAt === null ? null : (
        <span className={styles.double}>
          Otra vez {momentText(redeemedAgainAt, now)}, sin señal: es doble.
        </span>
      )}
    </li>
  );
}
