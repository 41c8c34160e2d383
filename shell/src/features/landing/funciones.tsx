import { Carousel } from 'kit/ui/carousel';
import type { ReactNode } from 'react';
import { ArteCursos, ArteEventos, ArteLinks, ArtePromos } from './artes.tsx';
import styles from './funciones.module.css';

/** What it does, a picture each. */
export function Funciones({ hoy }: { hoy: string }) {
  return (
    <section id="funciones" className={styles.features}>
      <Carousel
        label="Funciones"
        items="auto"
        buttons="above"
        heading={<h2>Una vidriera, todo lo que hacés</h2>}
      >
        <Funcion titulo="Tus links, en orden" arte={<ArteLinks />}>
          Tu música, tu carta, tus redes: una dirección corta para la bio, el flyer y el QR de la puerta.
        </Funcion>
        <Funcion titulo="Eventos que se encuentran" arte={<ArteEventos hoy={hoy} />}>
          Una vez o todos los jueves. Aparecen en la agenda, con fecha, lugar y cómo llegar.
        </Funcion>
        <Funcion titulo="Cursos con inscripción" arte={<ArteCursos />}>
          Contá quién da la clase, cuántas horas son y dónde se anotan.
        </Funcion>
        <Funcion titulo="Promos que dan ganas" arte={<ArtePromos />}>
          Un cupón con vencimiento y canjes contados, para llenar el martes.
        </Funcion>
      </Carousel>
    </section>
  );
}

function Funcion({ titulo, arte, children }: { titulo: string; arte: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.feature}>
      <div className={styles.art} aria-hidden="true">
        {arte}
      </div>
      <h3>{titulo}</h3>
      <p>{children}</p>
    </li>
  );
}
