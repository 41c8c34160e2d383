import styles from './como-usar.module.css';

const PASOS = [
  { titulo: 'Elegí tu nombre', texto: 'Va a ser tu link. Es gratis y lleva un minuto.' },
  { titulo: 'Contanos qué hacés', texto: 'Sumá tu foto, tus redes y tu dirección: esa es tu vidriera.' },
  { titulo: 'Publicá y compartí', texto: 'Un link, un evento, un curso o una promo. Lo demás es salir.' },
];

/** Three steps from nothing to a page. */
export function ComoUsar() {
  return (
    <section id="como-usar" className={styles.section}>
      <h2>Cómo usar Vidriera</h2>
      <ol className={styles.steps}>
        {PASOS.map(({ titulo, texto }) => (
          <li key={titulo} className={styles.step}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
