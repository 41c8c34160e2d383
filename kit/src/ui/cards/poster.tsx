import { palette } from '@vidriera/domain/values/palette';
import styles from './poster.module.css';

/** The initials of up to two significant words: 'La Noche de los Museos' → 'NM'. */
function initials(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const weighty = words.filter((word) => word.length > 3 || /^\p{N}+$/u.test(word));
  const chosen = (weighty.length ? weighty : words).slice(0, 2);
  return chosen.map((word) => [...word][0]?.toUpperCase() ?? '').join('') || 'V';
}

interface PosterProps {
  seed: string;
  title: string;
  /** For square and round boxes: the letters are centred. */
  square?: boolean;
}

/** Replaces a missing picture: huge initials over two colours of the palette, chosen by the item's id. */
export function Poster({ seed, title, square }: PosterProps) {
  return (
    <svg
      viewBox={square ? '0 0 300 300' : '0 0 400 300'}
      preserveAspectRatio="xMinYMid slice"
      className={styles.poster}
      data-palette={palette(seed)}
      aria-hidden="true"
    >
      <rect width="400" height="300" className={styles.ground} />
      <circle cx="318" cy="86" r="128" className={styles.shape} />
      <path d="M-20 300 L150 128 L300 300 Z" className={styles.shape} />
      <text x={square ? 150 : 26} y={square ? 210 : 262} className={square ? styles.middle : styles.letters}>
        {initials(title)}
      </text>
    </svg>
  );
}
