import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Tabs } from '@vidriera/kit/ui/parts/tabs';
import { useSearchParams } from '@vidriera/router';
import { useUser } from '@vidriera/session';
import column from '../column.module.css';
import { Calendar } from './calendar/calendar.tsx';
import { Links } from './links/links.tsx';

const TABS = [
  { id: 'links', label: 'Una lista de links', to: '?' },
  { id: 'calendario', label: 'Un calendario', to: '?de=calendario' },
];

/** `/traer?de=`: a creator brings links from a list (the default), or events from a calendar. */
export default function Traer() {
  const user = useUser();
  const [params] = useSearchParams();
  const isCalendar = params.get('de') === 'calendario';
  const Part = isCalendar ? Calendar : Links;
  return (
    <div className={column.column}>
      <PrivateMeta title="Traer lo que ya tenés" />
      <PageHeader title="Traer lo que ya tenés" back={{ to: '/agregar-post', label: 'Publicar' }} />
      {user && mayPublish(user.role) ? (
        <>
          <Tabs label="De dónde" tabs={TABS} current={isCalendar ? 'calendario' : 'links'} />
          <Part key={user.uid} user={user} />
        </>
      ) : (
        <EmptyState
          scene="door"
          text={messages.post.creadoresOnly}
          action={<ButtonLink to="/perfil/editar">Editar mi perfil</ButtonLink>}
        />
      )}
    </div>
  );
}
