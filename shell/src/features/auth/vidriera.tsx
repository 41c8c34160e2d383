import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import styles from './vidriera.module.css';

const POSTERS = [
  { title: 'Peña folclórica', dia: 'Vie', when: '21:30 · Almagro' },
  { title: 'Milonga abierta', dia: 'Jue', when: '22:00 · San Telmo' },
  { title: 'Feria del vinilo', dia: 'Dom', when: '11:00 · Chacarita' },
];

/** A lit shop window with posters; decorative, on wide screens only. */
export function Vidriera() {
  return (
    <div className={styles.side} aria-hidden="true">
      <ShopFront
        seed="luz"
        lit
        className={styles.front}
        inside={
          <div className={styles.posters}>
            {POSTERS.map(({ title, dia, when }) => (
              <div key={title} className={styles.poster}>
                <span className={styles.title}>{title}</span>
                <span>Todos los</span>
                <span className={styles.dia}>{dia}</span>
                <span>{when}</span>
              </div>
            ))}
          </div>
        }
      >
        <p className={styles.words}>Lo que hacés merece una vidriera.</p>
      </ShopFront>
    </div>
  );
}
