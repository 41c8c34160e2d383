import PanelTop from '@lucide/icons/icons/panel-top';
import Pencil from '@lucide/icons/icons/pencil';
import { messages } from '@vidriera/domain/messages/messages';
import type { LookName } from '@vidriera/domain/perfil/look-names';
import { mayPublish, shownRole } from '@vidriera/domain/usuario/may';
import { cx } from '@vidriera/kit/class-names';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { Like } from '@vidriera/kit/ui/people/like';
import { Link, useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { type ReactNode, useEffect, useState } from 'react';
import { Arrangeable } from '../orden/arrangeable.tsx';
import { OwnList } from '../own-list/own-list.tsx';
import frame from '../parts/frame.module.css';
import { Info } from '../parts/info.tsx';
import { List } from '../parts/list.tsx';
import looks from '../parts/looks.module.css';
import { Panel } from '../parts/panel.tsx';
import { usePendingTab } from '../parts/pending-tab.ts';
import { ProfileHeader } from '../parts/profile-header.tsx';
import { OWN_TABS, TIPO_OF_TAB, tabs } from '../parts/tabs.ts';
import { Direccion } from './direccion.tsx';
import type { OwnPerfilData } from './load.ts';
import { OwnCorner } from './own-corner.tsx';
import { likedPage, type OwnTab } from './own-page.ts';
import styles from './perfil.module.css';
import { Unanswered } from './unanswered.tsx';

/** `/perfil`: the own profile. Creators edit and delete their items; personal users see their likes. */
export default function Perfil({ data }: ScreenProps<OwnPerfilData>) {
  const facts = useOwn(data);
  const { perfil, front, firstLinks, about, role, tab, page, now, direccion, likedLinks } = facts;
  const tabList = OWN_TABS[shownRole(role)];
  const pending = usePendingTab(tab, tabList);
  const visible = pending ?? tab;
  const isCreador = mayPublish(role);
  const { revalidate } = useRevalidator();
  const list = (page: OwnTab, arrange?: ReactNode) => {
    if (visible === 'info') return null;
    const tipo = TIPO_OF_TAB[visible];
    const action = <Empty isCreador={isCreador} tipo={tipo} />;
    if (page.all)
      return (
        <OwnList
          key={visible}
          tab={visible}
          tipo={tipo}
          cards={page.all}
          now={now}
          onChange={() => void revalidate()}
          action={action}
          arrange={arrange}
          menu={(card, onDeleted) => <OwnCorner item={card} onDelete={onDeleted} onChange={revalidate} />}
        />
      );
    return (
      <List
        tab={visible}
        tipo={tipo}
        page={page}
        now={now}
        action={action}
        request={(cursor) => likedPage(visible, cursor)}
        corner={(item) => <Like item={item} />}
      />
    );
  };
  return (
    <OwnFrame estilo={perfil.estilo}>
      <ProfileHeader perfil={perfil} front={{ ...front, sign: null }} titulo="p" isLow>
        <Direccion {...direccion} perfil={perfil} />
        {role ? null : <Notice />}
      </ProfileHeader>
      {isCreador ? (
        <div className={frame.wide}>
          <Unanswered onAnswer={() => void revalidate()} />
        </div>
      ) : null}
      <Panel label="Secciones de tu perfil" tabs={tabs(tabList, 'Info')} tab={visible}>
        {pending === 'info' ? (
          <SkeletonCards tipo="link" />
        ) : visible === 'info' ? (
          <Info
            perfil={perfil}
            about={about}
            links={firstLinks}
            empty="Todavía no hay información para mostrar."
            action={
              <ButtonLink to="/perfil/editar" kind="secondary">
                Contá de qué se trata
              </ButtonLink>
            }
          />
        ) : pending || !page ? (
          <SkeletonCards tipo={TIPO_OF_TAB[visible]} />
        ) : 'error' in page ? (
          <RetryState text={page.error} />
        ) : isCreador && visible === 'links' && page.value.items.length > 0 ? (
          <Arrangeable onChange={() => void revalidate()}>{(button) => list(page.value, button)}</Arrangeable>
        ) : (
          list(page.value)
        )}
        {isCreador && visible === 'info' && !pending ? <FirstTabButton /> : null}
        {likedLinks && !isCreador ? <LikedLinks amount={likedLinks} /> : null}
      </Panel>
    </OwnFrame>
  );
}

/** Chooses the tab that visitors see first. */
function FirstTabButton() {
  const choice = useLazyDialog(() => import('../orden/first-tab.tsx'));
  return (
    <div className={styles.choice}>
      <Button
        kind="ghost"
        aria-haspopup="dialog"
        icon={<Icon of={PanelTop} size={20} />}
        onClick={choice.open}
      >
        Elegir qué se abre primero
      </Button>
      {choice.window(() => ({}))}
    </div>
  );
}

const OwnFrame = ({ estilo, children }: { estilo?: LookName | undefined; children: ReactNode }) => (
  <article className={cx(frame.perfil, estilo && looks[estilo])} data-bleed="">
    <PrivateMeta title={messages.screens.myPerfil} />
    <div className={cx(frame.wide, styles.bar)}>
      <h1 className={styles.title}>{messages.screens.myPerfil}</h1>
      <ButtonLink to="/perfil/editar" kind="secondary" icon={<Icon of={Pencil} size={20} />}>
        Editar perfil
      </ButtonLink>
    </div>
    {children}
  </article>
);

/** Returns the public data, then those from the person's own documents. */
function useOwn(data: OwnPerfilData): OwnPerfilData {
  const [read, setRead] = useState<{ of: OwnPerfilData; own: OwnPerfilData }>();
  useEffect(() => {
    let gone = false;
    void data.own?.then((own) => gone || setRead({ of: data, own }));
    return () => {
      gone = true;
    };
  }, [data]);
  return read?.of === data ? read.own : data;
}

/** Personal users have no tab for links, so liked links are linked here. */
function LikedLinks({ amount }: { amount: number }) {
  return (
    <p className={styles.links}>
      <Link to="/likes?tipo=link">
        {amount === 1 ? 'Ver el link que te gusta' : `Ver los ${amount} links que te gustan`}
      </Link>
    </p>
  );
}

const PUBLISH = {
  link: 'Publicar un link',
  evento: 'Publicar un evento',
  curso: 'Publicar un curso',
  promo: 'Publicar una promo',
};

function Empty({ isCreador, tipo }: { isCreador: boolean; tipo: keyof typeof PUBLISH }) {
  return (
    <ButtonLink to={isCreador ? `/agregar-post?tipo=${tipo}` : '/explore'} kind="secondary">
      {isCreador ? PUBLISH[tipo] : 'Explorar la agenda'}
    </ButtonLink>
  );
}

/** Shown until a role is chosen. */
function Notice() {
  return (
    <div className={styles.notice}>
      <p>Todavía no completaste tu perfil.</p>
      <ButtonLink to="/complete-signup">Completar perfil</ButtonLink>
    </div>
  );
}
