import { Carousel } from '@vidriera/kit/ui/cards/carousel';
import type { ReactNode } from 'react';
import { CursosArt, EventosArt, LinksArt, PromosArt } from './arts.tsx';
import styles from './features.module.css';

export function Features({ now }: { now: string }) {
  return (
    <div id="funciones" className={styles.features}>
      <Carousel
        label="Funciones"
        items="auto"
        buttons="above"
        heading={<h2>Una vidriera, todo lo que hacés</h2>}
      >
        <FeatureCard titulo="Tus links, en orden" art={<LinksArt />}>
          Tu música, tu carta, tus redes: una dirección corta para la bio, el flyer y el QR de la puerta.
        </FeatureCard>
        <FeatureCard titulo="Eventos que se encuentran" art={<EventosArt now={now} />}>
          Una vez o todos los jueves. Aparecen en la agenda, con fecha, lugar y cómo llegar.
        </FeatureCard>
        <FeatureCard titulo="Cursos con inscripción" art={<CursosArt />}>
          Contá quién da la clase, cuántas horas son y dónde se anotan.
        </FeatureCard>
        <FeatureCard titulo="Promos que dan ganas" art={<PromosArt />}>
          Un cupón con vencimiento y canjes contados, para llenar el martes.
        </FeatureCard>
      </Carousel>
    </div>
  );
}

function FeatureCard({ titulo, art, children }: { titulo: string; art: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.feature}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <h3>{titulo}</h3>
      <p>{children}</p>
    </li>
  );
}
