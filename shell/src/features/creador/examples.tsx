import type { Featured } from '@vidriera/domain/api/schema';
import { Window, windowsOf } from '../landing/window.tsx';
import styles from './examples.module.css';

/** A full row of the widest screen. */
const COUNT = 3;

/** Lit windows of featured creators; nothing if there are none. */
export function Examples({ featured, now }: { featured: Featured | null; now: string }) {
  const examples = windowsOf(featured, now)
    .filter(({ lit, portada }) => lit && portada)
    .slice(0, COUNT);
  if (!examples.length) return null;
  return (
    <section aria-labelledby="ejemplos" className={styles.examples}>
      <h2 id="ejemplos">Vidrieras que ya están prendidas</h2>
      <ul className={styles.list}>
        {examples.map((example) => (
          <li key={example.author.id}>
            <Window
              of={example}
              now={now}
              className={styles.example}
              sizes="(min-width: 900px) 384px, (min-width: 600px) 50vw, 100vw"
              as="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
