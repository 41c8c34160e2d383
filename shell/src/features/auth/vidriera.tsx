import { Poster } from 'kit/ui/poster';
import styles from './vidriera.module.css';

const AFICHES = [
  { seed: 'luz', title: 'Peña folclórica', dia: 'VIE', numero: '20', mes: 'NOV' },
  { seed: 'jazz', title: 'Cine al aire libre', dia: 'SÁB', numero: '21', mes: 'NOV' },
  { seed: 'feria', title: 'Feria del vinilo', dia: 'DOM', numero: '22', mes: 'NOV' },
  { seed: 'cine', title: 'Milonga abierta', dia: 'JUE', numero: '26', mes: 'NOV' },
];

/** A lit shop window with posters in it: decoration, on wide screens only. */
export function Vidriera() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.awning} />
      <div className={styles.posters}>
        {AFICHES.map(({ seed, title, dia, numero, mes }) => (
          <div key={seed} className={styles.poster}>
            <div className={styles.art}>
              <Poster seed={seed} title={title} />
            </div>
            <div className={styles.foot}>
              <span className={styles.date}>
                {dia} {numero} {mes}
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
