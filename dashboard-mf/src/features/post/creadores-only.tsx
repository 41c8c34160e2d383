import { messages } from 'domain/messages/messages';
import { ButtonLink } from 'kit/ui/button';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { EmptyState } from 'kit/ui/state';

/** What somebody who is no creator sees instead of the form. */
export const CreadoresOnly = () => (
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
