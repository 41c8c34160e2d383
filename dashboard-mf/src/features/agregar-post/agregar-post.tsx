import { EMPTY_FORM } from 'domain/item/kinds-schema';
import { messages } from 'domain/messages/messages';
import { mayPublish } from 'domain/usuario/may';
import { TIPOS, type Tipo } from 'domain/values/ids';
import { tipoSchema } from 'domain/values/ids-schema';
import { showAlert } from 'kit/dialogs';
import { useNavigate, useSearchParams } from 'kit/router';
import { type SessionUser, useUser } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { EmptyState, ErrorState } from 'kit/ui/state';
import { Tabs } from 'kit/ui/tabs';
import type { ScreenProps } from 'kit/with-data';
import { type ReactNode, Suspense, use, useState } from 'react';
import page from '../page.module.css';
import { type Images, NO_IMAGES } from '../post/images/images.ts';
import { PostForm } from '../post/post-form.tsx';
import { Impossible, Reading } from '../post/reading.tsx';
import { CREATE_TITULO, PERFIL_TAB, TIPO_NAME } from '../post/texts.ts';
import type { Values } from '../post/values.ts';
import type { AgregarPostData, CopyReading } from './load.ts';

const TABS = TIPOS.map((tipo) => ({ id: tipo, label: TIPO_NAME[tipo], to: `?tipo=${tipo}` }));

/** `/agregar-post?tipo=`: creates a link (the default), event, course or promo; `&copiar=` starts from an own item. */
export default function AgregarPost({ data: { copy } }: ScreenProps<AgregarPostData>) {
  const user = useUser();
  const [params] = useSearchParams();
  const copying = copy !== null && params.get('copiar') === copy.id ? copy : null;
  if (!user) {
    return (
      <ErrorState
        scene="door"
        text={messages.post.noUsuario}
        action={<ButtonLink to="/login?volver=/agregar-post">Iniciar sesión</ButtonLink>}
      />
    );
  }
  if (!mayPublish(user.role)) return <CreadoresOnly />;
  if (!copying) return <NewPost user={user} tipo={tipoSchema.catch('link').parse(params.get('tipo'))} />;
  return (
    <Suspense key={copying.id} fallback={<Reading titulo={CREATE_TITULO[copying.tipo]} />}>
      <Duplicate user={user} tipo={copying.tipo} id={copying.id} reading={copying.reading} />
    </Suspense>
  );
}

interface PublishProps {
  user: SessionUser;
  tipo: Tipo;
}

function NewPost({ user, tipo }: PublishProps) {
  const [imagenes, setImagenes] = useState<Partial<Record<Tipo, Images>>>({});
  return (
    <Publish
      key={tipo}
      {...{ user, tipo }}
      base={EMPTY_FORM}
      baseImages={NO_IMAGES}
      imagenes={imagenes[tipo] ?? NO_IMAGES}
      onImages={(change) =>
        setImagenes((before) => ({ ...before, [tipo]: change(before[tipo] ?? NO_IMAGES) }))
      }
      subtitle="Lo ve todo el mundo apenas lo publiques."
    >
      <Tabs label="Qué querés publicar" tabs={TABS} current={tipo} />
    </Publish>
  );
}

function Duplicate({ reading, id, ...rest }: PublishProps & { id: string; reading: Promise<CopyReading> }) {
  const read = use(reading);
  const copy = 'value' in read ? read.value : null;
  const [imagenes, setImagenes] = useState(copy?.imagenes ?? NO_IMAGES);
  if ('error' in read) return <Impossible {...read} titulo={CREATE_TITULO[rest.tipo]} />;
  const { titulo, values, imagenes: baseImages, missing } = read.value;
  return (
    <Publish
      {...rest}
      base={values}
      baseImages={baseImages}
      imagenes={imagenes}
      onImages={setImagenes}
      draftOf={`copia-${id}`}
      subtitle={
        `Copia de «${titulo}»: cambiá lo que haga falta y publicala.` +
        (missing > 0 ? ' Hay fotos que no pudimos copiar: elegilas de nuevo.' : '')
      }
    />
  );
}

interface ShapeProps extends PublishProps {
  base: Values;
  baseImages: Images;
  imagenes: Images;
  onImages: (change: (before: Images) => Images) => void;
  draftOf?: string;
  subtitle: string;
  children?: ReactNode;
}

function Publish({ subtitle, children, ...rest }: ShapeProps) {
  const navigate = useNavigate();
  const { tipo } = rest;

  async function onSave(): Promise<void> {
    await showAlert(messages.post.created(tipo));
    await navigate(`/perfil?tab=${PERFIL_TAB[tipo]}`);
  }

  return (
    <div className={page.narrow}>
      <title>{`${CREATE_TITULO[tipo]} · Vidriera`}</title>
      <PageHeader title={CREATE_TITULO[tipo]} subtitle={subtitle} />
      {children}
      <PostForm {...rest} onSaved={() => void onSave()} />
    </div>
  );
}

/** What somebody who is no creator sees instead of the form. */
const CreadoresOnly = () => (
  <>
    <PrivateMeta title="Publicar" />
    <PageHeader title="Publicar" />
    <EmptyState
      scene="door"
      text={messages.post.creadoresOnly}
      action={<ButtonLink to="/perfil/editar">Editar mi perfil</ButtonLink>}
    />
  </>
);
