import { groupDigits } from '@vidriera/domain/values/group-digits';
import { type ReactNode, useId } from 'react';
import { Bars } from './bars.tsx';
import styles from './estadisticas.module.css';

export interface Row {
  key: string;
  name: ReactNode;
  values: readonly (number | string)[];
}

interface CountedProps {
  caption: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Draws the first column's numbers under these names. */
  bars?: readonly string[];
}

/** Numbers in a table, and if asked their drawing, which says nothing that the table does not. */
export function Counted({ caption, columns, rows, bars }: CountedProps) {
  const id = useId();
  const drawn = bars && bars.length > 1;
  return (
    <div className={styles.counted} data-chart={drawn || undefined}>
      <h2 id={id}>{caption}</h2>
      {drawn ? <Bars names={bars} values={rows.map(({ values }) => Number(values[0]))} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section aria-labelledby={id} tabIndex={0} className={styles.scroll}>
        <table aria-labelledby={id} className={styles.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={columns[at + 1]}>{typeof value === 'number' ? groupDigits(value) : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
