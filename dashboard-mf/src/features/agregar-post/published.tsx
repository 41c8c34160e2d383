import Share2 from '@lucide/icons/icons/share-2';
import { isVisible, whyHidden } from '@vidriera/domain/item/access';
import { cardOf } from '@vidriera/domain/item/public-item';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { Result } from '@vidriera/kit/data/result';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { showAlert } from '@vidriera/kit/messages/dialogs';
import { publicAddress } from '@vidriera/kit/posters/share';
import type { OwnItem } from '@vidriera/kit/requests/schemas';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { now as clock } from '@vidriera/kit/words/format';
import { visibilityLabel } from '@vidriera/kit/words/visibility-words';
import type { SessionUser } from '@vidriera/session';
import { pageConfig, publicOrigin } from '@vidriera/session/config';
import { serverNow } from '@vidriera/session/server-clock';
import { use, useEffect, useRef, useState } from 'react';
import page from '../page.module.css';
import { Impossible } from '../post/reading.tsx';
import { PERFIL_TAB, PUBLISHED_TITULO } from '../post/texts.ts';
import styles from './published.module.css';
import { useVisible } from './use-visible.ts';

interface PublishedProps {
  user: SessionUser;
  tipo: Tipo;
  reading: Promise<Result<OwnItem>>;
  /** Just published: the share dialog opens by itself, and says so. */
  fresh: boolean;
}

/** A published item with ways to share it. It is read as its owner's; its public page opens once everybody sees it. */
export function Published({ reading, tipo, ...rest }: PublishedProps) {
  const read = use(reading);
  if ('error' in read) return <Unread {...read} tipo={tipo} fresh={rest.fresh} />;
  return <PublishedItem item={read.value} {...rest} />;
}

/** Published, but unreadable: there is nothing to share, so an alert says it. */
function Unread({ tipo, fresh, ...read }: Unreadable & Pick<PublishedProps, 'tipo' | 'fresh'>) {
  useEffect(() => {
    if (fresh) void showAlert(messages.post.created(tipo));
  }, [fresh, tipo]);
  return <Impossible {...read} titulo={PUBLISHED_TITULO[tipo]} />;
}
type Unreadable = Extract<Result<OwnItem>, { error: string }>;

const PUBLIC = { now: 'Ya lo ve todo el mundo.', soon: 'En unos segundos lo ve todo el mundo.' };

function PublishedItem({ item, user, fresh }: Omit<PublishedProps, 'reading' | 'tipo'> & { item: OwnItem }) {
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const { tipo } = item;
  const moment = new Date(serverNow());
  const access = { ...item, retirado: false };
  const hasPage = whyHidden(access, moment) === null;
  const isPublic = isVisible(access, moment);
  const isListed = useVisible(item, isPublic);
  const now = clock(moment);
  const nombre = user.displayName ?? user.username;
  const usuario = { id: user.uid, username: user.username, nombre, imagen: user.photoUrl };
  const card: Card = cardOf(tipo, item, {
    id: item.id,
    usuario,
    now: moment,
    shownFrom: (url) => url,
  });
  const { linkHost } = pageConfig();
  const perfil = publicAddress(linkHost, user.username, location.protocol);
  const shared =
    card.tipo === 'link'
      ? { titulo: card.titulo, url: perfil }
      : { titulo: card.titulo, url: publicOrigin() + detailPath(card.tipo, card.id, 'explore') };

  const [isNew, setIsNew] = useState(fresh);
  const opened = useRef(!fresh);
  const { open } = share;
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (hasPage) open();
    else void showAlert(messages.post.created(tipo));
  }, [open, hasPage, tipo]);

  const shareAgain = () => {
    setIsNew(false);
    open();
  };

  return (
    <div className={page.narrow}>
      <PrivateMeta title={PUBLISHED_TITULO[tipo]} />
      <PageHeader
        title={PUBLISHED_TITULO[tipo]}
        subtitle={isPublic ? PUBLIC[isListed ? 'now' : 'soon'] : `${visibilityLabel(item, moment)}.`}
      />
      <div className={styles.published}>
        <div inert={tipo !== 'link' && !(isPublic ? isListed : hasPage)}>
          <CardGrid layout={tipo === 'link' ? 'list' : 'grid'}>
            <li>
              <ItemCard item={card} now={now} level={2} priority />
            </li>
          </CardGrid>
        </div>
        <div className={styles.ways}>
          {hasPage ? (
            <Button wide icon={<Icon of={Share2} size={20} />} aria-haspopup="dialog" onClick={shareAgain}>
              {tipo === 'link' ? 'Compartir mi vidriera' : 'Compartir'}
            </Button>
          ) : null}
          <ButtonLink wide kind="secondary" to={`/agregar-post?tipo=${tipo}`}>
            Publicar otro
          </ButtonLink>
          <ButtonLink wide kind="ghost" to={`/perfil?tab=${PERFIL_TAB[tipo]}`}>
            Ir a mi perfil
          </ButtonLink>
        </div>
      </div>
      {share.window(() => ({
        ...shared,
        subject: card,
        isOwn: true,
        heading: isNew ? messages.post.created(tipo) : undefined,
      }))}
    </div>
  );
}
