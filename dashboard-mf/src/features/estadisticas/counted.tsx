import { groupDigits } from '@vidriera/domain/values/group-digits';
import type { ReactNode } from 'react';
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
  /** Draws the first column's numbers. */
  chart?: boolean;
}

/** Numbers in a table, and if asked their drawing, which says nothing that the table does not. */
export function Counted({ caption, columns, rows, chart = false }: CountedProps) {
  return (
    <div className={styles.counted} data-chart={chart || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section aria-label={caption} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <caption>{caption}</caption>
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
      {chart && rows.length > 1 ? <Bars heights={rows.map(({ values }) => Number(values[0]))} /> : null}
    </div>
  );
}

const HEIGHT = 100;

function Bars({ heights }: { heights: readonly number[] }) {
  const most = Math.max(1, ...heights);
  return (
    <svg
      viewBox={`0 0 ${heights.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.bars}
    >
      {heights.map((height, at) => {
        const shown = (height / most) * HEIGHT;
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name, and keep their places
        return <rect key={at} x={at * 10 + 1} y={HEIGHT - shown} width={8} height={shown} />;
      })}
    </svg>
  );
}
