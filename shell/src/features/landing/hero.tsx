import type { Featured } from '@vidriera/domain/api/schema';
import { CLAIM, countText } from './counts.ts';
import { CreateLink } from './create-link.tsx';
import styles from './hero.module.css';
import { Window, windowsOf } from './window.tsx';

export function Hero({ featured, now }: { featured: Featured | null; now: string }) {
  const [best] = windowsOf(featured, now);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <span>Tu link.</span> <span>Tus eventos.</span> <span>Tu vidriera.</span>
          </h1>
          <p className={styles.lead}>
            Tus links, eventos, cursos y promos en una sola dirección. Y tu ciudad, del otro lado del vidrio.
          </p>
          <CreateLink />
          <p className={styles.counts}>
            <span>
              <strong>{countText(featured?.counts.eventos, CLAIM.eventos)}</strong> eventos
            </span>
            <span>
              <strong>{countText(featured?.counts.promos, CLAIM.promos)}</strong> promos activas
            </span>
          </p>
        </div>
        {best ? (
          <Window
            of={best}
            now={now}
            className={styles.front}
            sizes="(min-width: 900px) 528px, 100vw"
            priority
          />
        ) : null}
      </div>
    </section>
  );
}
