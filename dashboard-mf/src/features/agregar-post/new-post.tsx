import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { DEFAULT_TIPO, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import { quoted } from '@vidriera/domain/values/isolated';
import { z } from '@vidriera/domain/zod';
import { cx } from '@vidriera/kit/class-names';
import { listOwn } from '@vidriera/kit/requests/read';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Tabs } from '@vidriera/kit/ui/parts/tabs';
import { Link, useNavigate, useSearchParams } from '@vidriera/router';
import type { SessionUser } from '@vidriera/session';
import { type ReactNode, use, useEffect, useState } from 'react';
import page from '../page.module.css';
import { readDraft } from '../post/draft/draft.ts';
import { KeptDateProvider } from '../post/fields/kept-date.tsx';
import { OwnPlaceContext } from '../post/fields/own-place.ts';
import { NO_IMAGES, type PostImages } from '../post/images/images.ts';
import { type KeptImages, useKeptImages } from '../post/images/use-kept-images.ts';
import { PostForm } from '../post/post-form.tsx';
import { Impossible } from '../post/reading.tsx';
import { CREATE_TITULO, TIPO_NAME } from '../post/texts.ts';
import type { PostValues } from '../post/values.ts';
import type { ItemCopy } from './copy.ts';
import type { PendingItem } from './load.ts';
import { useOwnPlace } from './use-own-place.ts';
import type { Shared } from './use-shared.ts';

/** Offers a copy of the event published last. Its form proposes the next date of its weekday. It stands beside another link, so nothing moves. */
function LastEvent() {
  const [last, setLast] = useState<OwnItem<'evento'> | null>(null);
  useEffect(() => {
    let gone = false;
    listOwn('evento', null, { limit: 1 }).then(
      ({ items }) => gone || setLast(items[0] ?? null),
      (caught) => console.warn('failed to read the last event:', caught),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (!last) return null;
  return (
    <>
      {' · '}
      <Link
        to={`/agregar-post?tipo=evento&copiar=${encodeURIComponent(last.id)}`}
        aria-label="Copiar el último evento"
      >
        Copiar el último
      </Link>
    </>
  );
}

const TABS = TIPOS.map((tipo) => ({ id: tipo, label: TIPO_NAME[tipo], to: `?tipo=${tipo}` }));

const tabsWith = (words: Record<string, string>) =>
  TABS.map((tab) => ({ ...tab, to: `?${new URLSearchParams({ ...words, tipo: tab.id })}` }));

const SEEN = <span className={page.desk}>Lo ve todo el mundo apenas lo publiques.</span>;

interface PublishProps {
  user: SessionUser;
  tipo: Tipo;
  onCreated: (id: string) => void;
}

/** Letters that tell the draft of one shared text from another's. */
const TOLD_APART = 80;

/**
 * One form for the four kinds: texts and pictures stay when the kind changes. Another app's words have drafts of their own: key it by them
 * and by the kind.
 */
export function NewPost({ user, words, onCreated }: Omit<PublishProps, 'tipo'> & { words?: Shared }) {
  const [params] = useSearchParams();
  const [begun] = useState(() => (words ? 'evento' : readDraft({ uid: user.uid, tipo: DEFAULT_TIPO })?.tipo));
  const tipo = z.catch(tipoSchema, begun ?? DEFAULT_TIPO).parse(params.get('tipo'));
  const { titulo = '', descripcion = '' } = words ?? {};
  const draftOf = words && `texto-${`${titulo} ${descripcion}`.slice(0, TOLD_APART)}`;
  const images = useKeptImages({ uid: user.uid, tipo, id: draftOf }, NO_IMAGES);
  const own = useOwnPlace(tipo === 'evento' ? user.username : '');
  const direccion = (tipo === 'evento' && own?.direccion) || '';
  const onImages = (change: (before: PostImages) => PostImages) =>
    images.onImages((before) => {
      const { principal, extras } = change(imagesFor(tipo, before));
      return { principal, extras: tipo === 'evento' ? extras : before.extras };
    });
  return (
    <OwnPlaceContext value={own}>
      <Publish
        user={user}
        tipo={tipo}
        onCreated={onCreated}
        {...(draftOf && { draftOf })}
        base={{ ...EMPTY_FORM, titulo, descripcion, direccion }}
        images={{ ...images, imagenes: imagesFor(tipo, images.imagenes), onImages }}
        subtitle={SEEN}
      >
        <Tabs
          label="Qué querés publicar"
          tabs={words ? tabsWith({ titulo, descripcion }) : TABS}
          current={tipo}
        />
        {tipo === 'link' ? (
          <p className={page.hint}>
            <Link to="/traer">Traer los links que ya tenés</Link>
          </p>
        ) : null}
        {tipo === 'evento' ? (
          <p className={page.hint}>
            <Link to="/traer?de=calendario">Traer tu calendario</Link>
            <LastEvent />
          </p>
        ) : null}
      </Publish>
    </OwnPlaceContext>
  );
}

/** The form of an address that was pasted or shared elsewhere, with a draft of its own. */
export function PastedLink({ user, shared, onCreated }: Omit<PublishProps, 'tipo'> & { shared: Shared }) {
  const draftOf = `enlace-${shared.enlace}`;
  const images = useKeptImages({ uid: user.uid, tipo: 'link', id: draftOf }, NO_IMAGES);
  return (
    <Publish
      user={user}
      tipo="link"
      draftOf={draftOf}
      images={images}
      onCreated={onCreated}
      base={{ ...EMPTY_FORM, ...shared }}
      subtitle={SEEN}
    />
  );
}

/** Only events have several pictures. */
const imagesFor = (tipo: Tipo, { principal, extras }: PostImages): PostImages => ({
  principal,
  extras: tipo === 'evento' ? extras : [],
});

export function Duplicate({
  reading,
  id,
  ...rest
}: PublishProps & Pick<PendingItem<ItemCopy>, 'id' | 'reading'>) {
  const read = use(reading);
  const copy = 'value' in read ? read.value : null;
  const draftOf = `copia-${id}`;
  const place = { uid: rest.user.uid, tipo: rest.tipo, id: draftOf };
  const images = useKeptImages(place, copy?.imagenes ?? NO_IMAGES);
  if ('error' in read) return <Impossible {...read} titulo={CREATE_TITULO[rest.tipo]} />;
  const { titulo, values, missing } = read.value;
  return (
    <KeptDateProvider tipo={rest.tipo} values={values}>
      <Publish
        {...rest}
        base={values}
        images={images}
        draftOf={draftOf}
        subtitle={
          `Copia de ${quoted(titulo)}: cambiá lo que haga falta y publicala.` +
          (missing > 0 ? ' Hay fotos que no pudimos copiar: elegilas de nuevo.' : '')
        }
      />
    </KeptDateProvider>
  );
}

interface ShapeProps extends PublishProps {
  base: PostValues;
  images: KeptImages;
  draftOf?: string;
  subtitle: ReactNode;
  children?: ReactNode;
}

function Publish({ subtitle, children, onCreated, ...rest }: ShapeProps) {
  const navigate = useNavigate();
  const { tipo } = rest;

  async function onSave(id: string): Promise<void> {
    onCreated(id);
    await navigate(`/agregar-post?tipo=${tipo}&publicado=${id}`, { replace: true });
  }

  return (
    <div className={cx(page.narrow, page.form)}>
      <title>{`${CREATE_TITULO[tipo]} · Vidriera`}</title>
      <PageHeader title={CREATE_TITULO[tipo]} subtitle={subtitle} />
      {children}
      <PostForm {...rest} onSaved={(id) => void onSave(id)} />
    </div>
  );
}
