import Share2 from '@lucide/icons/icons/share-2';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { messages } from '@vidriera/domain/messages/messages';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import { cx } from '@vidriera/kit/class-names';
import { retry } from '@vidriera/kit/data/retry';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { useRetries } from '@vidriera/kit/hooks/use-retries';
import { publicAddress } from '@vidriera/kit/posters/share';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { Meta, PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { NeedsScripts } from '@vidriera/kit/ui/parts/needs-scripts';
import { QuietPill } from '@vidriera/kit/ui/parts/quiet-pill';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { ComplainLink } from '@vidriera/kit/ui/people/complain-link';
import { Follow } from '@vidriera/kit/ui/people/follow';
import { Like } from '@vidriera/kit/ui/people/like';
import { Subscribe } from '@vidriera/kit/ui/people/subscribe';
import { useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { useUser } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { useEffect } from 'react';
import frame from '../parts/frame.module.css';
import { Info } from '../parts/info.tsx';
import { List } from '../parts/list.tsx';
import looks from '../parts/looks.module.css';
import { Panel } from '../parts/panel.tsx';
import { usePendingTab } from '../parts/pending-tab.ts';
import { ProfileHeader } from '../parts/profile-header.tsx';
import { PUBLIC_TABS, TIPO_OF_TAB, tabs } from '../parts/tabs.ts';
import styles from './public.module.css';
import type { PublicPerfilData } from './public-perfil-data.ts';
import { setShown } from './shown.ts';

/** Shares the profile's short link, or its QR code. */
function ShareButton({ perfil }: { perfil: PublicPerfil }) {
  const { nombre, username } = perfil;
  const share = useLazyDialog(() => import('@vidriera/kit/ui/dialogs/share-dialog'));
  const url = () => publicAddress(pageConfig().linkHost, username, location.protocol);
  return (
    <>
      <QuietPill
        icon={<Icon of={Share2} size={20} />}
        aria-haspopup="dialog"
        data-press="share"
        onClick={share.open}
      >
        Compartir
      </QuietPill>
      {share.window(() => ({ titulo: nombre, url: url(), subject: perfil }))}
    </>
  );
}

function NotFound() {
  return (
    <section>
      <PrivateMeta title="Perfil no encontrado" />
      <h1 className="sr-only">Perfil no encontrado</h1>
      <EmptyState
        text={messages.perfil.notFound}
        scene="door"
        action={
          <ButtonLink to="/explore" kind="secondary">
            Explorar la agenda
          </ButtonLink>
        }
      />
    </section>
  );
}

/** A retry button below a list that failed; it also retries by itself. */
function FailedTab() {
  const { revalidate, state } = useRevalidator();
  useRetries(() => retry(revalidate));
  return (
    <Button kind="secondary" busy={state !== 'idle'} onClick={() => void retry(revalidate)}>
      {messages.general.retry}
    </Button>
  );
}

/** Fetched for signed-in people alone. */
const BlockButton = lazyPart(async () => (await import('./block-button.tsx')).BlockButton);
const TABS = tabs(PUBLIC_TABS, 'Info. general');

/** `/{username}`: a public profile; the address names the tab. */
export default function PublicScreen({ data }: ScreenProps<PublicPerfilData | null>) {
  return data ? <Perfil {...data} /> : <NotFound />;
}

const nothingYet = ({ nombre, redes }: PublicPerfil): string =>
  `${nombre} está armando su vidriera.${Object.values(redes).some(Boolean) ? ' Mientras tanto, está en sus redes.' : ''}`;

function Perfil(facts: PublicPerfilData) {
  const { perfil, front, firstLinks, meta, about, lead, page, tab, now, failure } = facts;
  const user = useUser();
  useEffect(() => setShown(facts), [facts]);
  const pending = usePendingTab(tab, PUBLIC_TABS);
  const visible = pending ?? tab;
  return (
    <article
      className={cx(frame.perfil, perfil.estilo && looks[perfil.estilo])}
      data-bleed=""
      data-of={`perfil/${perfil.username}`}
      data-by={perfil.id}
    >
      <Meta title={perfil.nombre} {...meta} path={`/${encodeURIComponent(perfil.username)}`} type="profile" />
      <ProfileHeader
        perfil={perfil}
        front={front}
        actions={
          <>
            {hasPerfilCreador(perfil.role) ? <Follow key={perfil.id} creator={perfil} /> : null}
            <ShareButton perfil={perfil} />
          </>
        }
      >
        {/* The info tab says all of it. */}
        {lead && visible !== 'info' ? <p className={frame.lead}>{lead}</p> : null}
      </ProfileHeader>
      <Panel label="Secciones del perfil" tabs={TABS} tab={visible}>
        {pending === 'info' ? (
          <SkeletonCards tipo="link" />
        ) : visible === 'info' ? (
          <Info perfil={perfil} about={about} links={firstLinks} empty={nothingYet(perfil)} isPublic />
        ) : !pending && !page && failure ? (
          <RetryState text={failure} />
        ) : pending || !page ? (
          <SkeletonCards tipo={TIPO_OF_TAB[visible]} />
        ) : (
          <List
            isPublic
            tab={visible}
            tipo={TIPO_OF_TAB[visible]}
            page={page}
            now={now}
            request={async (cursor, signal) =>
              (await import('./load.ts')).moreOfPerfil(perfil.username, visible, cursor, signal)
            }
            // Visitors have no heart here: its dialog would lead away from the page.
            {...(user && { corner: (item) => <Like item={item} /> })}
            action={failure ? <FailedTab /> : null}
          />
        )}
      </Panel>
      <div className={styles.end}>
        {hasPerfilCreador(perfil.role) ? (
          <Subscribe path={`/${encodeURIComponent(perfil.username)}`} />
        ) : null}
        <ComplainLink path={`/${perfil.username}`} />
        {user && user.uid !== perfil.id ? <BlockButton creator={perfil} /> : null}
      </div>
      <aside className={styles.invitation}>
        <NeedsScripts act="compartir este perfil" />
        <p>Links, eventos, cursos y promos, en una sola dirección.</p>
        <ButtonLink to="/signup" kind="secondary">
          Creá tu link
        </ButtonLink>
      </aside>
    </article>
  );
}
