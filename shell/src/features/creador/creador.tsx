import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { useState } from 'react';
import { CreateLink } from '../landing/create-link.tsx';
import type { LandingData } from '../landing/load.ts';
import styles from './creador.module.css';
import { Examples } from './examples.tsx';

const OFFERS = [
  ['Links', 'Tus redes, tu carta, tu música: todo en una sola dirección para compartir.'],
  ['Eventos', 'Con fecha exacta o todos los jueves. Aparecen en la agenda de tu ciudad.'],
  ['Cursos', 'Contá quién enseña, cuántas horas son y cómo anotarse.'],
  ['Promos', 'Con vencimiento y cupos, para que no las dejen pasar.'],
] as const;

/** `/creador`: the offer for creators; the typed name appears in a lit window. */
export default function Creador({ data }: ScreenProps<LandingData>) {
  const [username, setUsername] = useState('');
  return (
    <article className={styles.page}>
      <Meta
        title="Para creadores"
        description="Creá tu link: tus redes, eventos, cursos y promos en una sola dirección, gratis, y que te encuentren en Explorar."
        path="/creador"
      />
      <header className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.kicker}>Para bares, salas, talleres y quien organiza algo</p>
          <h1 className={styles.title}>Creá tu link y que te encuentren</h1>
          <p className={styles.lead}>
            Publicá en un solo lugar lo que hacés y compartilo con un link corto. Quienes buscan planes te
            descubren en Explorar.
          </p>
        </div>
        <ShopFront
          seed="luz"
          lit
          className={styles.front}
          inside={
            <p className={styles.name} aria-hidden="true">
              <span>{withoutInvisible(username) || 'tunombre'}</span>
            </p>
          }
        >
          <div className={styles.claim}>
            <CreateLink onName={setUsername} />
            <Link className={styles.look} to="/explore">
              Mirá lo que hay
            </Link>
          </div>
        </ShopFront>
      </header>
      <div className={styles.about}>
        <section>
          <h2>Qué va en tu vidriera</h2>
          <ul className={styles.offers}>
            {OFFERS.map(([title, text]) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Cómo se empieza</h2>
          <ol className={styles.steps}>
            <li>Elegí tu nombre de usuario: va a ser tu link.</li>
            <li>En tu perfil, elegí el rol creador y contanos qué hacés.</li>
            <li>Publicá lo primero: un link, un evento, un curso o una promo.</li>
          </ol>
        </section>
      </div>
      <Examples featured={data.featured} now={data.now} />
    </article>
  );
}
