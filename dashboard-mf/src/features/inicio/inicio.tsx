import type { TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { Link, useLoaderData, useRevalidator } from 'kit/router';
import { useUser } from 'kit/session';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Suspense, use, useId } from 'react';
import { CrearNuevo } from '../crear-nuevo.tsx';
import { Tarjetas } from '../lista/tarjetas.tsx';
import { ConfirmarMail } from './confirmar-mail.tsx';
import styles from './inicio.module.css';
import type { DatosInicio } from './load.ts';

/** `/all`: what is on, for whoever is signed in. */
export default function Inicio() {
  const { eventos, promos, cursos, hoy, vez } = useLoaderData() as DatosInicio;
  const user = useUser();
  const nombre = user?.displayName ?? user?.username;
  const { vacia, sinPromos } = mensajes.lista;
  const comun = { hoy, vez };
  return (
    <div className={styles.inicio}>
      <PrivateMeta title="Inicio" />
      <PageHeader
        title={nombre ? `Hola, ${nombre}` : 'Hola'}
        subtitle="Mirá qué hay en tu ciudad."
        action={<CrearNuevo />}
      />
      {user ? <ConfirmarMail email={user.email} /> : null}
      <Tira
        titulo="Este fin de semana y lo que viene"
        tipo="evento"
        a="/eventos"
        datos={eventos}
        vacio={vacia.evento}
        {...comun}
      />
      <Tira titulo="Promos" tipo="promo" a="/promos" datos={promos} vacio={sinPromos} {...comun} />
      <Tira titulo="Cursos" tipo="curso" a="/cursos" datos={cursos} vacio={vacia.curso} {...comun} />
    </div>
  );
}

interface TiraProps {
  titulo: string;
  tipo: TipoAgenda;
  /** The whole list. */
  a: string;
  datos: DatosInicio['eventos'];
  vacio: string;
  hoy: string;
  vez: number;
}

function Tira({ titulo, tipo, a, vez, ...resto }: TiraProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.tira}>
      <header className={styles.encabezado}>
        <h2 id={id}>{titulo}</h2>
        <Link to={a} className={styles.todos} aria-label={`Ver todo: ${titulo}`}>
          Ver todo
        </Link>
      </header>
      <Suspense key={vez} fallback={<SkeletonCards tipo={tipo} layout="shelf" />}>
        <Cartas titulo={titulo} {...resto} />
      </Suspense>
    </section>
  );
}

function Cartas({ datos, titulo, vacio, hoy }: Pick<TiraProps, 'datos' | 'titulo' | 'vacio' | 'hoy'>) {
  const { revalidate, state } = useRevalidator();
  const resultado = use(datos);
  if (resultado.kind === 'fallo') {
    return <ErrorState text={resultado.mensaje} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  if (resultado.valor.length === 0) return <EmptyState text={vacio} />;
  return <Tarjetas items={resultado.valor} hoy={hoy} label={titulo} layout="shelf" level={3} />;
}
