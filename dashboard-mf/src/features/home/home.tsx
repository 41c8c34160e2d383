import { messages } from 'domain/messages/messages';
import type { TipoAgenda } from 'domain/values/ids';
import { arrived } from 'kit/arriving';
import { Link, useLocation } from 'kit/router';
import { useUser } from 'kit/session';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { RetryState } from 'kit/ui/retry-state';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState } from 'kit/ui/state';
import type { ScreenProps } from 'kit/with-data';
import { type ReactNode, Suspense, useId } from 'react';
import { Cards } from '../list/cards.tsx';
import styles from './home.module.css';
import { Late } from './late.tsx';
import type { LateProps } from './late-parts.tsx';
import type { HomeData } from './load.ts';
import { OwnWindow } from './own-window.tsx';

/**
 * `/all`: a creator's own window, then what is on. Questions and notices come late, and so stand below the content that they would push down.
 */
export default function Home({ data }: ScreenProps<HomeData>) {
  const { hoy, eventos, promos, cursos, now } = data;
  // Another city's answer takes the place of what stands; a visit anew begins with skeletons.
  const { key: visit } = useLocation();
  const user = useUser();
  const nombre = user?.displayName ?? user?.username;
  const { empty, noPromos } = messages.list;
  const common = { now, visit };
  return (
    <div className={styles.home}>
      <PrivateMeta title="Inicio" />
      <PageHeader title={nombre ? `Hola, ${nombre}` : 'Hola'} subtitle="Mirá qué hay en tu ciudad." />
      <OwnWindow now={now} />
      <Suspense
        key={`hoy-${visit}`}
        fallback={
          <Section titulo="Hoy" a="/eventos">
            <SkeletonCards tipo="evento" layout="shelf" />
          </Section>
        }
      >
        <Today hoy={hoy} {...common} />
      </Suspense>
      <Strip
        titulo="Lo que viene"
        tipo="evento"
        a="/eventos"
        data={eventos}
        empty={empty.evento}
        {...common}
      />
      <Suspense key={visit}>{user ? <Mine after={eventos} user={user} now={now} /> : null}</Suspense>
      <Strip titulo="Promos" tipo="promo" a="/promos" data={promos} empty={noPromos} {...common} />
      <Strip titulo="Cursos" tipo="curso" a="/cursos" data={cursos} empty={empty.curso} {...common} />
    </div>
  );
}

/** What is the person's own, once there is something to look at: its code would come in the way of what is coming. */
function Mine({ after, ...rest }: LateProps & { after: HomeData['eventos'] }) {
  arrived(after);
  return <Late {...rest} />;
}

/** What is on today; nothing when nothing is, or where the next strip says that events can't be read. */
function Today({ hoy, ...common }: Pick<HomeData, 'hoy'> & Pick<StripProps, 'now' | 'visit'>) {
  const result = arrived(hoy);
  if ('error' in result || !result.value.length) return null;
  return <Strip titulo="Hoy" tipo="evento" a="/eventos" data={hoy} empty="" {...common} />;
}

interface SectionProps {
  titulo: string;
  /** The whole list. */
  a: string;
}

interface StripProps extends SectionProps {
  tipo: TipoAgenda;
  data: HomeData['eventos'];
  empty: string;
  now: string;
  visit: string;
}

const Strip = ({ titulo, tipo, a, visit, ...rest }: StripProps) => (
  <Section titulo={titulo} a={a}>
    <Suspense key={visit} fallback={<SkeletonCards tipo={tipo} layout="shelf" />}>
      <CardStrip titulo={titulo} {...rest} />
    </Suspense>
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

function CardStrip({ data, titulo, empty, now }: Pick<StripProps, 'data' | 'titulo' | 'empty' | 'now'>) {
  const result = arrived(data);
  if ('error' in result) return <RetryState text={result.error} />;
  if (result.value.length === 0) return <EmptyState text={empty} />;
  return <Cards items={result.value} now={now} label={titulo} layout="shelf" level={3} />;
}
