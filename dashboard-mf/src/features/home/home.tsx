import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { useUser } from '@vidriera/session';
import { messages } from 'domain/messages/messages';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { RetryState } from 'kit/ui/retry-state';
import { EmptyState } from 'kit/ui/state';
import { type ReactNode, useId } from 'react';
import { Cards } from '../list/cards.tsx';
import styles from './home.module.css';
import { Late } from './late.tsx';
import type { HomeData } from './load.ts';
import { OwnWindow } from './own-window.tsx';

/**
 * `/all`: a creator's own window, then what is on. Questions and notices come late, and so stand below the content that they would push down.
 */
export default function Home({ data }: ScreenProps<HomeData>) {
  const { hoy, eventos, promos, cursos, now } = data;
  const user = useUser();
  const nombre = user?.displayName ?? user?.username;
  const { empty, noPromos } = messages.list;
  // Where events can't be read, the next strip says so.
  const isToday = 'value' in hoy && hoy.value.length > 0;
  return (
    <div className={styles.home}>
      <PrivateMeta title="Inicio" />
      <PageHeader title={nombre ? `Hola, ${nombre}` : 'Hola'} subtitle="Mirá qué hay en tu ciudad." />
      <OwnWindow now={now} />
      {isToday ? <Strip titulo="Hoy" a="/eventos" data={hoy} empty="" now={now} /> : null}
      <Strip titulo="Lo que viene" a="/eventos" data={eventos} empty={empty.evento} now={now} />
      {user ? <Late user={user} now={now} /> : null}
      <Strip titulo="Promos" a="/promos" data={promos} empty={noPromos} now={now} />
      <Strip titulo="Cursos" a="/cursos" data={cursos} empty={empty.curso} now={now} />
    </div>
  );
}

interface SectionProps {
  titulo: string;
  /** The whole list. */
  a: string;
}

interface StripProps extends SectionProps {
  data: HomeData['eventos'];
  empty: string;
  now: string;
}

const Strip = ({ titulo, a, ...rest }: StripProps) => (
  <Section titulo={titulo} a={a}>
    <CardStrip {...rest} />
  </Section>
);

function Section({ titulo, a, children }: SectionProps & { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <header className={styles.header}>
        <h2 id={id}>{titulo}</h2>
        <Link to={a} className={styles.all} aria-label={`Ver todo: ${titulo}`}>
          Ver todo
        </Link>
      </header>
      {children}
    </section>
  );
}

function CardStrip({ data, empty, now }: Omit<StripProps, 'a' | 'titulo'>) {
  if ('error' in data) return <RetryState text={data.error} />;
  if (data.value.length === 0) return <EmptyState text={empty} />;
  return <Cards items={data.value} now={now} layout="shelf" level={3} />;
}
