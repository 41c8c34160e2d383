import { Link } from 'kit/router';
import { Meta } from 'kit/ui/meta';
import type { ScreenProps } from 'kit/with-data';
import CalendarDays from 'lucide-react/icons/calendar-days';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Link2 from 'lucide-react/icons/link-2';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { CreateLink } from '../landing/create-link.tsx';
import type { LandingData } from '../landing/load.ts';
import styles from './creador.module.css';
import { Examples } from './examples.tsx';

const OFFERS = [
  {
    icon: Link2,
    title: 'Links',
    text: 'Tus redes, tu carta, tu música: todo en una sola dirección para compartir.',
  },
  {
    icon: CalendarDays,
    title: 'Eventos',
    text: 'Con fecha exacta o todos los jueves. Aparecen en la agenda de tu ciudad.',
  },
  { icon: GraduationCap, title: 'Cursos', text: 'Contá quién enseña, cuántas horas son y cómo anotarse.' },
  { icon: TicketPercent, title: 'Promos', text: 'Con vencimiento y cupos, para que no las dejen pasar.' },
];

/** `/creador`: what somebody gets who wants to be a creator. */
export default function Creador({ data }: ScreenProps<LandingData>) {
  const { featured } = data;
  return (
    <article className={styles.page}>
      <Meta
        title="Para creadores"
        description="Armá tu vidriera: links, eventos, cursos y promos en una sola dirección, gratis, y que te encuentren en Explorar."
        path="/creador"
      />
      <header className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.kicker}>Para bares, salas, talleres y quien organiza algo</p>
          <h1 className={styles.title}>Armá tu vidriera y que te encuentren</h1>
          <p className={styles.lead}>
            Publicá en un solo lugar lo que hacés y compartilo con un link corto. Quienes buscan planes te
            descubren en Explorar.
          </p>
          <CreateLink />
          <p>
            <Link className={styles.look} to="/explore">
              Mirá lo que hay
            </Link>
          </p>
        </div>
        <section className={styles.steps}>
          <h2>Cómo se empieza</h2>
          <ol>
            <li>Elegí tu nombre de usuario: va a ser tu link.</li>
            <li>En tu perfil, elegí el rol creador y contanos qué hacés.</li>
            <li>Publicá lo primero: un link, un evento, un curso o una promo.</li>
          </ol>
        </section>
      </header>
      <ul className={styles.offers}>
        {OFFERS.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.offer}>
            <Icon size={28} strokeWidth={1.75} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Examples featured={featured} />
    </article>
  );
}
