import { mensajes } from 'domain/messages';
import type { ItemPropio } from 'kit/datos/esquemas';
import { showAlert } from 'kit/dialogs';
import { useLoaderData, useNavigate, useRevalidator } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';
import Copy from 'lucide-react/icons/copy';
import { Suspense, use, useMemo, useState } from 'react';
import pagina from '../pagina.module.css';
import { FormularioPost } from '../post/formulario-post.tsx';
import { imagenesDe } from '../post/imagenes.ts';
import { NoSePuede } from '../post/no-se-puede.tsx';
import { TAB_PERFIL, TITULO_EDITAR } from '../post/textos.ts';
import { valoresDe } from '../post/valores.ts';
import styles from './editar-post.module.css';
import type { DatosEditar } from './load.ts';

/** Until the item is there. */
const TITULO = 'Editá tu publicación';

/** `/editar-post/{type}/{id}`: the shared form over an own item. */
export default function EditarPost() {
  const { lectura, vez } = useLoaderData() as DatosEditar;
  return (
    <div className={pagina.angosta}>
      <title>Editar · Vidriera</title>
      <Suspense
        key={vez}
        fallback={
          <>
            <PageHeader title={TITULO} />
            <p role="status" className={styles.cargando}>
              {mensajes.post.cargando}
            </p>
          </>
        }
      >
        <Contenido lectura={lectura} />
      </Suspense>
    </div>
  );
}

function Contenido({ lectura }: Pick<DatosEditar, 'lectura'>) {
  const user = useUser();
  const resultado = use(lectura);
  if (!user) return <ErrorState scene="puerta" text={mensajes.post.sinUsuario} />;
  if (resultado.kind === 'fallo') return <NoSePuede {...resultado} titulo={TITULO} />;
  return <Editar item={resultado.item} user={user} />;
}

function Editar({ item, user }: { item: ItemPropio; user: SessionUser }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { base, imagenesBase } = useMemo(
    () => ({ base: valoresDe(item), imagenesBase: imagenesDe(item) }),
    [item],
  );
  const [imagenes, setImagenes] = useState(imagenesBase);
  const perfil = `/perfil?tab=${TAB_PERFIL[item.tipo]}`;

  async function alGuardar(): Promise<void> {
    await showAlert(mensajes.post.actualizado(item.tipo));
    // Opened by its address there is no page before this one.
    const hayAnterior = Number(window.history.state?.idx) > 0;
    await (hayAnterior ? navigate(-1) : navigate(perfil, { replace: true }));
  }

  return (
    <>
      <PageHeader
        title={TITULO_EDITAR[item.tipo]}
        back={{ to: perfil, label: mensajes.pantalla.miPerfil }}
        action={
          <ButtonLink
            kind="secondary"
            to={`/agregar-post?tipo=${item.tipo}&copiar=${encodeURIComponent(item.id)}`}
            icon={<Copy size={20} strokeWidth={1.75} aria-hidden />}
          >
            {mensajes.pantalla.duplicar}
          </ButtonLink>
        }
      />
      <FormularioPost
        tipo={item.tipo}
        user={user}
        base={base}
        imagenesBase={imagenesBase}
        imagenes={imagenes}
        onImagenes={setImagenes}
        edita={item}
        borradorDe={item.id}
        onGuardado={() => void alGuardar()}
        onCargarOtra={() => void revalidate()}
      />
    </>
  );
}
