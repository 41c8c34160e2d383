import styles from './how-to-use.module.css';

const STEPS = [
  { titulo: 'Elegí tu nombre', text: 'Va a ser tu link. Es gratis y lleva un minuto.' },
  { titulo: 'Contanos qué hacés', text: 'Sumá tu foto, tus redes y tu dirección: esa es tu vidriera.' },
  { titulo: 'Publicá y compartí', text: 'Un link, un evento, un curso o una promo. Lo demás es salir.' },
];

export function HowToUse() {
  return (
    <section id="como-usar" className={styles.section}>
      <h2>Cómo usar Vidriera</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ titulo, text }) => (
          <li key={titulo} className={styles.step}>
            <h3>{titulo}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
