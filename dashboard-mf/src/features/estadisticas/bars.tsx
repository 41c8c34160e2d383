import { groupDigits } from '@vidriera/domain/values/group-digits';
import styles from './estadisticas.module.css';

const WIDTH = 328; // a phone's, so that letters keep their size there
const BASE = 120;
const TOP = 20;
const GAP = 2;
/** More bars than these leave no room for a number on each, or a name under each. */
const WITH_NUMBERS = 7;
const WITH_NAMES = 12;
const WEEK = 7;

interface BarsProps {
  /** '22', or 'nov' */
  names: readonly string[];
  values: readonly number[];
}

/** Bars with their numbers and names; of many, the highest number and every seventh name. The table says the rest. */
export function Bars({ names, values }: BarsProps) {
  const most = Math.max(1, ...values);
  const highest = values.indexOf(most);
  const slot = WIDTH / values.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BASE + 20}`} aria-hidden="true" className={styles.bars}>
      {values.map((value, at) => {
        const middle = (at + 0.5) * slot;
        const height = (value / most) * (BASE - TOP);
        const isNumbered = values.length <= WITH_NUMBERS ? value > 0 : at === highest;
        const isNamed = values.length <= WITH_NAMES || at % WEEK === 0;
        const edge = at === 0 ? 'start' : 'middle';
        const anchor = values.length <= WITH_NAMES ? 'middle' : edge;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days of a month apart have one name, and bars keep their places
          <g key={at} textAnchor={anchor}>
            <rect x={at * slot + GAP / 2} y={BASE - height} width={slot - GAP} height={height} />
            {isNumbered ? (
              <text x={Math.min(Math.max(middle, 20), WIDTH - 20)} y={BASE - height - 6} textAnchor="middle">
                {groupDigits(value)}
              </text>
            ) : null}
            {isNamed ? (
              <text x={anchor === 'start' ? at * slot : middle} y={BASE + 16}>
                {names[at]}
              </text>
            ) : null}
          </g>
        );
      })}
      <line x2={WIDTH} y1={BASE} y2={BASE} />
    </svg>
  );
}
