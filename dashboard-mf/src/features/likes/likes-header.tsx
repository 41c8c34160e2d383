import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Tabs } from '@vidriera/kit/ui/parts/tabs';
import styles from './likes.module.css';

const TABS = [
  { id: 'evento', label: 'Eventos', to: '/likes?tipo=evento' },
  { id: 'curso', label: 'Cursos', to: '/likes?tipo=curso' },
  { id: 'promo', label: 'Promos', to: '/likes?tipo=promo' },
  { id: 'link', label: 'Links', to: '/likes?tipo=link' },
  { id: 'claims', label: 'Promos que pedí', to: '/mis-promos' },
  { id: 'following', label: 'Siguiendo', to: '/siguiendo' },
] as const;
export type LikesTab = (typeof TABS)[number]['id'];

/** Heading and tabs of `/likes`, `/mis-promos` and `/siguiendo`. */
export function LikesHeader({ current }: { current: LikesTab }) {
  const tab = TABS.find(({ id }) => id === current);
  return (
    <div className={styles.header}>
      <PrivateMeta title={tab?.to.startsWith('/likes') ? 'Likes' : (tab?.label ?? '')} />
      <PageHeader title="Likes del usuario" />
      <Tabs label="Lo que te gusta, pediste y seguís" tabs={TABS} current={current} />
    </div>
  );
}
