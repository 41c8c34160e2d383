import Copy from '@lucide/icons/icons/copy';
import { messages } from '@vidriera/domain/messages/messages';
import { showAlert } from '@vidriera/kit/messages/dialogs';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { ListedLinks } from '@vidriera/kit/ui/cards/listed-links';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { useNavigate, useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { type SessionUser, useUser } from '@vidriera/session';
import { Suspense, use, useMemo } from 'react';
import page from '../page.module.css';
import { imagesOf } from '../post/images/images.ts';
import { useKeptImages } from '../post/images/use-kept-images.ts';
import { PostForm } from '../post/post-form.tsx';
import { Impossible, Reading } from '../post/reading.tsx';
import { EDIT_TITULO, PERFIL_TAB } from '../post/texts.ts';
import { valuesOf } from '../post/values.ts';
import type { EditarPostData } from './load.ts';

const TITULO = 'Editá tu publicación';

/** `/editar-post/{type}/{id}`: the post form for an own item. */
export default function EditarPost({ data: { reading, time } }: ScreenProps<EditarPostData>) {
  return (
    <div className={page.narrow}>
      <title>Editar · Vidriera</title>
      <Suspense key={time} fallback={<Reading titulo={TITULO} />}>
        <Content reading={reading} />
      </Suspense>
    </div>
  );
}

function Content({ reading }: Pick<EditarPostData, 'reading'>) {
  const user = useUser();
  const result = use(reading);
  if (!user) return <ErrorState scene="door" text={messages.post.noUsuario} />;
  if ('error' in result) return <Impossible {...result} titulo={TITULO} />;
  return <Editor key={user.uid} item={result.value} user={user} />;
}

function Editor({ item, user }: { item: OwnItem; user: SessionUser }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { base, baseImages } = useMemo(() => ({ base: valuesOf(item), baseImages: imagesOf(item) }), [item]);
  const images = useKeptImages({ uid: user.uid, tipo: item.tipo, id: item.id }, baseImages);
  const perfil = `/perfil?tab=${PERFIL_TAB[item.tipo]}`;

  async function onSave(): Promise<void> {
    await showAlert(messages.post.updated(item.tipo));
    // A page opened by its address has no previous one.
    const hasPrevious = Number(window.history.state?.idx) > 0;
    await (hasPrevious ? navigate(-1) : navigate(perfil, { replace: true }));
  }

  return (
    <>
      <PageHeader
        title={EDIT_TITULO[item.tipo]}
        back={{ to: perfil, label: messages.screens.myPerfil }}
        action={
          <ButtonLink
            kind="secondary"
            to={`/agregar-post?tipo=${item.tipo}&copiar=${encodeURIComponent(item.id)}`}
            icon={<Icon of={Copy} size={20} />}
          >
            {messages.screens.duplicate}
          </ButtonLink>
        }
      />
      <ListedLinks hosts={item.listedHosts} />
      <PostForm
        tipo={item.tipo}
        user={user}
        base={base}
        images={images}
        edits={item}
        draftOf={item.id}
        onSaved={() => void onSave()}
        onLoadOther={() => void revalidate()}
      />
    </>
  );
}
