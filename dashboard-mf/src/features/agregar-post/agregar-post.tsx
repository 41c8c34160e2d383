import { TIPOS, type Tipo } from 'domain/ids';
import { tipoSchema } from 'domain/ids-schema';
import { mensajes } from 'domain/messages';
import { showAlert } from 'kit/dialogs';
import { useLoaderData, useNavigate, useSearchParams } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { PageHeader } from 'kit/ui/page-header';
import { ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import { type ReactNode, Suspense, use, useState } from 'react';
import editar from '../editar-post/editar-post.module.css';
import pagina from '../pagina.module.css';
import { FormularioPost } from '../post/formulario-post.tsx';
import { type Imagenes, SIN_IMAGENES } from '../post/imagenes.ts';
import { NoSePuede } from '../post/no-se-puede.tsx';
import { SoloCreadores } from '../post/solo-creadores.tsx';
import { NOMBRE_TIPO, TAB_PERFIL, TITULO_CREAR } from '../post/textos.ts';
import { VALORES_INICIALES, type Valores } from '../post/valores.ts';
import type { DatosAgregar, LecturaCopia } from './load.ts';

const TABS = TIPOS.map((tipo) => ({ id: tipo, label: NOMBRE_TIPO[tipo], to: `?tipo=${tipo}` }));

/** `/agregar-post?tipo=`: creates a link (the default), event, course or promo; `&copiar=` starts from an own item. */
export default function AgregarPost() {
  const user = useUser();
  const { copia } = useLoaderData() as DatosAgregar;
  const [params] = useSearchParams();
  const copiando = copia !== null && params.get('copiar') === copia.id ? copia : null;
  if (!user) {
    return (
      <ErrorState
        scene="puerta"
        text={mensajes.post.sinUsuario}
        action={<ButtonLink to="/login?volver=/agregar-post">Iniciar sesión</ButtonLink>}
      />
    );
  }
  if (user.role !== 'creador') return <SoloCreadores />;
  if (!copiando) return <Nueva user={user} tipo={tipoSchema.catch('link').parse(params.get('tipo'))} />;
  const cargando = (
    <>
      <PageHeader title={TITULO_CREAR[copiando.tipo]} />
      <p role="status" className={editar.cargando}>
        {mensajes.post.cargando}
      </p>
    </>
  );
  return (
    <Suspense key={copiando.id} fallback={cargando}>
      <Duplicada user={user} tipo={copiando.tipo} id={copiando.id} lectura={copiando.lectura} />
    </Suspense>
  );
}

interface PublicarProps {
  user: SessionUser;
  tipo: Tipo;
}

function Nueva({ user, tipo }: PublicarProps) {
  const [imagenes, setImagenes] = useState<Partial<Record<Tipo, Imagenes>>>({});
  return (
    <Publicar
      key={tipo}
      {...{ user, tipo }}
      base={VALORES_INICIALES}
      imagenesBase={SIN_IMAGENES}
      imagenes={imagenes[tipo] ?? SIN_IMAGENES}
      onImagenes={(cambiar) =>
        setImagenes((antes) => ({ ...antes, [tipo]: cambiar(antes[tipo] ?? SIN_IMAGENES) }))
      }
      subtitulo="Lo ve todo el mundo apenas lo publiques."
    >
      <Tabs label="Qué querés publicar" tabs={TABS} current={tipo} />
    </Publicar>
  );
}

function Duplicada({
  lectura,
  id,
  ...resto
}: PublicarProps & { id: string; lectura: Promise<LecturaCopia> }) {
  const leido = use(lectura);
  const copia = leido.kind === 'ok' ? leido.copia : null;
  const [imagenes, setImagenes] = useState(copia?.imagenes ?? SIN_IMAGENES);
  if (leido.kind === 'fallo') return <NoSePuede {...leido} titulo={TITULO_CREAR[resto.tipo]} />;
  const { titulo, valores, imagenes: imagenesBase, faltan } = leido.copia;
  return (
    <Publicar
      {...resto}
      base={valores}
      imagenesBase={imagenesBase}
      imagenes={imagenes}
      onImagenes={setImagenes}
      borradorDe={`copia-${id}`}
      subtitulo={
        `Copia de «${titulo}»: cambiá lo que haga falta y publicala.` +
        (faltan > 0 ? ' Hay fotos que no pudimos copiar: elegilas de nuevo.' : '')
      }
    />
  );
}

interface FormaProps extends PublicarProps {
  base: Valores;
  imagenesBase: Imagenes;
  imagenes: Imagenes;
  onImagenes: (cambiar: (antes: Imagenes) => Imagenes) => void;
  borradorDe?: string;
  subtitulo: string;
  children?: ReactNode;
}

function Publicar({ subtitulo, children, ...resto }: FormaProps) {
  const navigate = useNavigate();
  const { tipo } = resto;

  async function alGuardar(): Promise<void> {
    await showAlert(mensajes.post.creado(tipo));
    await navigate(`/perfil?tab=${TAB_PERFIL[tipo]}`);
  }

  return (
    <div className={pagina.angosta}>
      <title>{`${TITULO_CREAR[tipo]} · Vidriera`}</title>
      <PageHeader title={TITULO_CREAR[tipo]} subtitle={subtitulo} />
      {children}
      <FormularioPost {...resto} onGuardado={() => void alGuardar()} />
    </div>
  );
}
