import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { withReturn } from '@vidriera/kit/going/return-to';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState, ErrorState } from '@vidriera/kit/ui/parts/state';
import { useLocation, useSearchParams } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { Suspense, useState } from 'react';
import { Reading } from '../post/reading.tsx';
import { CREATE_TITULO, PUBLISHED_TITULO } from '../post/texts.ts';
import type { AgregarPostData } from './load.ts';
import { Duplicate, NewPost, PastedLink } from './new-post.tsx';
import { Published } from './published.tsx';
import { useAuthor } from './use-author.ts';
import { useShared } from './use-shared.ts';

/**
 * `/agregar-post?tipo=`: creates a link (the default), event, course or promo. `&copiar=` starts from an own item, `&enlace=` from an
 * address, `&titulo=` and `&descripcion=` from what another app shared; `&publicado=` shows a published one, to share it.
 */
export default function AgregarPost({ data: { copy, published } }: ScreenProps<AgregarPostData>) {
  const user = useAuthor();
  const [params] = useSearchParams();
  const here = useLocation();
  const shared = useShared(user);
  const [created, setCreated] = useState<string | null>(null);
  if (!user) {
    return (
      <ErrorState
        scene="door"
        text={messages.post.noUsuario}
        action={
          <ButtonLink to={`/login?volver=${encodeURIComponent(here.pathname + here.search)}`}>
            Iniciar sesión
          </ButtonLink>
        }
      />
    );
  }
  if (!mayPublish(user.role)) return <CreadoresOnly here={here.pathname + here.search} />;
  if (published && params.get('publicado') === published.id) {
    const { id, tipo, reading } = published;
    return (
      <Suspense key={id} fallback={<Reading titulo={PUBLISHED_TITULO[tipo]} />}>
        <Published user={user} tipo={tipo} reading={reading} fresh={created === id} />
      </Suspense>
    );
  }
  if (shared && !copy) {
    const key = `${user.uid}/${here.search}`;
    if (shared.enlace) return <PastedLink key={key} user={user} shared={shared} onCreated={setCreated} />;
    return <NewPost key={key} user={user} words={shared} onCreated={setCreated} />;
  }
  if (!copy || params.get('copiar') !== copy.id)
    return <NewPost key={user.uid} user={user} onCreated={setCreated} />;
  return (
    <Suspense key={`${user.uid}/${copy.id}`} fallback={<Reading titulo={CREATE_TITULO[copy.tipo]} />}>
      <Duplicate user={user} tipo={copy.tipo} id={copy.id} reading={copy.reading} onCreated={setCreated} />
    </Suspense>
  );
}

/** The form where people become creators; it leads back, with the address or copy that they came with. */
const CreadoresOnly = ({ here }: { here: string }) => (
  <>
    <PrivateMeta title="Publicar" />
    <PageHeader title="Publicar" />
    <EmptyState
      scene="door"
      text={messages.post.creadoresOnly}
      action={<ButtonLink to={withReturn('/perfil/editar', here)}>Editar mi perfil</ButtonLink>}
    />
  </>
);
