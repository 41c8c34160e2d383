import { TIPOS_AGENDA, type TipoAgenda } from 'domain/ids';
import { mensajes } from 'domain/messages';
import { useLoaderData, useRevalidator } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import { Suspense, use, useState } from 'react';
import estilosLista from '../lista/lista.module.css';
import { Tarjetas } from '../lista/tarjetas.tsx';
import { type DatosLikes, type Likes as LoQueGusta, leerTarjetas, POR_VEZ } from './cargar.ts';
import styles from './likes.module.css';

const NOMBRE: Record<TipoAgenda, string> = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' };
const VACIO: Record<TipoAgenda, string> = {
  evento: 'Todavía no te gustó ningún evento.',
  curso: 'Todavía no te gustó ningún curso.',
  promo: 'Todavía no te gustó ninguna promo.',
};
const TABS = TIPOS_AGENDA.map((tipo) => ({ id: tipo, label: NOMBRE[tipo], to: `?tipo=${tipo}` }));

/** `/likes?tipo=`: what the signed-in person liked, by kind. */
export default function Likes() {
  const datos = useLoaderData() as DatosLikes;
  return (
    <>
      <title>Likes · Vidriera</title>
      <PageHeader title="Likes del usuario" />
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

function Gustados({ ids, tarjetas, tipo, hoy }: LoQueGusta & { tipo: TipoAgenda; hoy: string }) {
  const [items, setItems] = useState(tarjetas);
  const [leidos, setLeidos] = useState(POR_VEZ);
  const [estado, setEstado] = useState<'quieto' | 'cargando' | 'fallo'>('quieto');
  const faltan = ids[tipo].length > leidos;

  async function mas(): Promise<void> {
    setEstado('cargando');
    try {
      const nuevas = await leerTarjetas(tipo, ids[tipo].slice(leidos, leidos + POR_VEZ));
      setItems((antes) => [...antes, ...nuevas]);
      setLeidos((antes) => antes + POR_VEZ);
      setEstado('quieto');
    } catch (error) {
      console.error(error);
      setEstado('fallo');
    }
  }

  if (items.length === 0 && !faltan) {
    const explorar = <ButtonLink to={`/${tipo}s`}>Ver {NOMBRE[tipo].toLowerCase()}</ButtonLink>;
    return <EmptyState text={VACIO[tipo]} action={explorar} />;
  }
  return (
    <div className={estilosLista.lista}>
      <Tarjetas items={items} hoy={hoy} label={`${NOMBRE[tipo]} que te gustan`} />
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
