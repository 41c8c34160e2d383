import { Poster } from 'kit/ui/poster';
import styles from './vidriera.module.css';

const POSTERS = [
  { seed: 'luz', title: 'Peña folclórica', dia: 'VIE', number: '20', month: 'NOV' },
  { seed: 'jazz', title: 'Cine al aire libre', dia: 'SÁB', number: '21', month: 'NOV' },
  { seed: 'feria', title: 'Feria del vinilo', dia: 'DOM', number: '22', month: 'NOV' },
  { seed: 'cine', title: 'Milonga abierta', dia: 'JUE', number: '26', month: 'NOV' },
];

/** A lit shop window with posters in it: decoration, on wide screens only. */
export function Vidriera() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.awning} />
      <div className={styles.posters}>
        {POSTERS.map(({ seed, title, dia, number, month }) => (
          <div key={seed} className={styles.poster}>
            <div className={styles.art}>
              <Poster seed={seed} title={title} />
            </div>
            <div className={styles.foot}>
              <span className={styles.date}>
                {dia} {number} {month}
              </span>
              <span className={styles.name}>{title}</span>
            </div>
          </div>
        ))}
      </div>
      <p className={styles.words}>Lo que hacés merece una vidriera.</p>
    </div>
  );
}
