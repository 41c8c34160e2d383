import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { leerPublicos } from 'kit/datos/publicos';
import { isPast } from 'kit/format';
import { useLoaderData, useRevalidator } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import { Suspense, use, useId, useState } from 'react';
import estilosLista from '../lista/lista.module.css';
import { Tarjetas } from '../lista/tarjetas.tsx';
import styles from './likes.module.css';
import { type DatosLikes, type Likes as LoQueGusta, POR_VEZ } from './load.ts';

const NOMBRE: Record<Tipo, string> = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos', link: 'Links' };
const VACIO: Record<Tipo, string> = {
  evento: 'Todavía no te gustó ningún evento.',
  curso: 'Todavía no te gustó ningún curso.',
  promo: 'Todavía no te gustó ninguna promo.',
  link: 'Todavía no te gustó ningún link.',
};
const DONDE: Record<Tipo, { to: string; texto: string }> = {
  evento: { to: '/eventos', texto: 'Ver eventos' },
  curso: { to: '/cursos', texto: 'Ver cursos' },
  promo: { to: '/promos', texto: 'Ver promos' },
  link: { to: '/explore', texto: 'Explorar' },
};
const TABS = (['evento', 'curso', 'promo', 'link'] as const).map((tipo) => ({
  id: tipo,
  label: NOMBRE[tipo],
  to: `?tipo=${tipo}`,
}));

/** `/likes?tipo=`: what the signed-in person liked, by kind. */
export default function Likes() {
  const datos = useLoaderData() as DatosLikes;
  return (
    <>
      <PrivateMeta title="Likes" />
      <PageHeader title={mensajes.pantalla.likes} />
      <Tabs label="Tipos de publicación" tabs={TABS} current={datos.tipo} />
      <div className={styles.contenido}>
        <Suspense key={datos.vez} fallback={<SkeletonCards tipo={datos.tipo} />}>
          <Contenido {...datos} />
        </Suspense>
      </div>
    </>
  );
}

function Contenido({ likes, tipo, hoy }: DatosLikes) {
  const { revalidate, state } = useRevalidator();
  const resultado = use(likes);
  if (resultado.kind === 'fallo') {
    return <ErrorState text={resultado.mensaje} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  return <Gustados {...resultado.valor} tipo={tipo} hoy={hoy} />;
}

function Gustados({ ids, tarjetas, tipo, hoy }: LoQueGusta & { tipo: Tipo; hoy: string }) {
  const [items, setItems] = useState(tarjetas);
  const [leidos, setLeidos] = useState(POR_VEZ);
  const [estado, setEstado] = useState<'quieto' | 'cargando' | 'fallo'>('quieto');
  const titulo = useId();
  const faltan = ids[tipo].length > leidos;
  const terminados = items.filter((item) => isPast(item, hoy));
  const vigentes = items.filter((item) => !isPast(item, hoy));
  const nombre = NOMBRE[tipo];

  async function mas(): Promise<void> {
    setEstado('cargando');
    try {
      const nuevas = await leerPublicos(tipo, ids[tipo].slice(leidos, leidos + POR_VEZ));
      setItems((antes) => [...antes, ...nuevas]);
      setLeidos((antes) => antes + POR_VEZ);
      setEstado('quieto');
    } catch (error) {
      console.error(error);
      setEstado('fallo');
    }
  }

  if (items.length === 0 && !faltan) {
    const { to, texto } = DONDE[tipo];
    return <EmptyState text={VACIO[tipo]} action={<ButtonLink to={to}>{texto}</ButtonLink>} />;
  }
  return (
    <div className={estilosLista.lista}>
      {vigentes.length > 0 ? <Tarjetas items={vigentes} hoy={hoy} label={`${nombre} que te gustan`} /> : null}
      {terminados.length > 0 ? (
        <section aria-labelledby={titulo} className={styles.terminados}>
          <h2 id={titulo}>Ya terminaron</h2>
          <Tarjetas items={terminados} hoy={hoy} label={`${nombre} que ya terminaron`} level={3} />
        </section>
      ) : null}
      <FieldError error={estado === 'fallo' ? mensajes.lista.noCargaronDatos : null} />
      {faltan ? (
        <Button
          kind="secondary"
          busy={estado === 'cargando'}
          busyText={mensajes.sesion.cargando}
          onClick={() => void mas()}
        >
          Ver más
        </Button>
      ) : null}
    </div>
  );
}
