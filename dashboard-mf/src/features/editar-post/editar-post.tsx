import { mensajes } from 'domain/messages';
import type { ItemPropio } from 'kit/datos/esquemas';
import { showAlert } from 'kit/dialogs';
import { useLoaderData, useNavigate, useRevalidator } from 'kit/router';
import { type SessionUser, useSession } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';
import { Suspense, use, useMemo, useState } from 'react';
import pagina from '../pagina.module.css';
import { FormularioPost } from '../post/formulario-post.tsx';
import { guardada, type Imagenes } from '../post/imagenes.ts';
import { TAB_PERFIL, TITULO_EDITAR } from '../post/textos.ts';
import { valoresDe } from '../post/valores.ts';
import type { DatosEditar } from './cargar.ts';
import styles from './editar-post.module.css';

/** `/editar-post/{type}/{id}`: the shared form over an own item. */
export default function EditarPost() {
  const { lectura, vez } = useLoaderData() as DatosEditar;
  return (
    <div className={pagina.angosta}>
      <PrivateMeta title="Editar" />
      <Suspense
        key={vez}
        fallback={
          <p role="status" className={styles.cargando}>
            {mensajes.post.cargando}
          </p>
        }
      >
        <Contenido lectura={lectura} />
      </Suspense>
    </div>
  );
}

function Contenido({ lectura }: Pick<DatosEditar, 'lectura'>) {
  const { user } = useSession();
  const { revalidate, state } = useRevalidator();
  const resultado = use(lectura);
  if (!user) return <ErrorState scene="puerta" text={mensajes.post.sinUsuario} />;
  if (resultado.kind === 'ok') return <Editar item={resultado.item} user={user} />;
  if (resultado.reintentar) {
    return <ErrorState text={resultado.mensaje} onRetry={() => void revalidate()} busy={state !== 'idle'} />;
  }
  return (
    <ErrorState
      scene="puerta"
      text={resultado.mensaje}
      action={
        <ButtonLink kind="secondary" to="/perfil">
          Ir a mi perfil
        </ButtonLink>
      }
    />
  );
}

function Editar({ item, user }: { item: ItemPropio; user: SessionUser }) {
  const navigate = useNavigate();
  const inicial = useMemo(() => valoresDe(item), [item]);
  const [imagenes, setImagenes] = useState(() => imagenesDe(item));

  async function alGuardar(): Promise<void> {
    await showAlert(mensajes.post.actualizado(item.tipo));
    // Opened by its address there is no page before this one.
    const hayAnterior = Number(window.history.state?.idx) > 0;
    await (hayAnterior ? navigate(-1) : navigate(`/perfil?tab=${TAB_PERFIL[item.tipo]}`, { replace: true }));
  }

  return (
    <>
      <PageHeader
        title={TITULO_EDITAR[item.tipo]}
        back={{ to: `/perfil?tab=${TAB_PERFIL[item.tipo]}`, label: 'Mi perfil' }}
      />
      <FormularioPost
        key={item.id}
        tipo={item.tipo}
        user={user}
        inicial={inicial}
        imagenes={imagenes}
        onImagenes={setImagenes}
        edita={item.id}
        onGuardado={() => void alGuardar()}
      />
    </>
  );
}

const imagenesDe = (item: ItemPropio): Imagenes => ({
  principal: item.url_imagen ? guardada(item.url_imagen) : null,
  adicionales: item.tipo === 'evento' ? item.url_imagenes.map(guardada) : [],
});
