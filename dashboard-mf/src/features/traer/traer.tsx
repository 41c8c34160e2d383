import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { ButtonLink } from '@vidriera/kit/ui/button';
import { PrivateMeta } from '@vidriera/kit/ui/meta';
import { PageHeader } from '@vidriera/kit/ui/page-header';
import { EmptyState } from '@vidriera/kit/ui/state';
import { useUser } from '@vidriera/session';
import { Links } from './links/links.tsx';
import styles from './traer.module.css';

/** `/traer`: a creator brings links from a list. */
export default function Traer() {
  const user = useUser();
  return (
    <div className={styles.screen}>
      <PrivateMeta title="Traer lo que ya tenés" />
      <PageHeader title="Traer lo que ya tenés" back={{ to: '/agregar-post', label: 'Publicar' }} />
      {user && mayPublish(user.role) ? (
        <Links key={user.uid} user={user} />
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
