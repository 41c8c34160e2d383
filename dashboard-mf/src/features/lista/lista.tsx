import type { Pagina } from 'domain/api';
import { mensajes } from 'domain/messages';
import { useLoaderData, useRevalidator } from 'kit/router';
import { Button, ButtonLink } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Suspense, use, useCallback } from 'react';
import { CrearNuevo } from '../crear-nuevo.tsx';
import { FiltroCategorias } from './filtro-categorias.tsx';
import styles from './lista.module.css';
import type { DatosLista } from './load.ts';
import { Tarjetas } from './tarjetas.tsx';
import { useMas } from './use-mas.ts';

const TITULO = { evento: 'Eventos', curso: 'Cursos', promo: 'Promos' } as const;

/** `/eventos`, `/cursos` and `/promos`: what is coming, by category or all. */
export default function Lista() {
  const datos = useLoaderData() as DatosLista;
  const { tipo, categoria, vez } = datos;
  return (
    <>
      <PrivateMeta title={TITULO[tipo]} />
      <PageHeader title={TITULO[tipo]} action={<CrearNuevo tipo={tipo} />} />
      <FiltroCategorias actual={categoria} />
      <Suspense key={vez} fallback={<SkeletonCards tipo={tipo} />}>
        <Contenido {...datos} />
      </Suspense>
    </>
  );
}

function Contenido(datos: DatosLista) {
  const { revalidate, state } = useRevalidator();
  const resultado = use(datos.pagina);
  if (resultado.kind === 'fallo') {
    return <ErrorState text={resultado.mensaje} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  return <Paginas {...datos} primera={resultado.valor} />;
}

function Paginas({ tipo, categoria, hoy, primera }: DatosLista & { primera: Pagina }) {
  const pedir = useCallback(
    async (cursor: string, signal: AbortSignal) =>
      (await import('./load.ts')).loadMore(tipo, categoria, cursor, signal),
    [tipo, categoria],
  );
  const { items, cargando, error, mas } = useMas(primera, pedir);
  if (items.length === 0 && !mas) {
    const verTodo = categoria ? (
      <ButtonLink kind="secondary" to="?" replace>
        Ver todas las categorías
      </ButtonLink>
    ) : undefined;
    return <EmptyState text={mensajes.lista.vacia[tipo]} action={verTodo} />;
  }
  return (
    <div className={styles.lista}>
      <Tarjetas items={items} hoy={hoy} label={TITULO[tipo]} />
      <FieldError error={error} />
      {mas ? (
        <Button kind="secondary" busy={cargando} busyText={mensajes.sesion.cargando} onClick={mas}>
          Ver más
        </Button>
      ) : null}
    </div>
  );
}
