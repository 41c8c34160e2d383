import { mensajes } from 'domain/messages';
import { ButtonLink } from 'kit/ui/button';
import { EmptyState } from 'kit/ui/state';

/** What somebody who is no creator sees instead of the form. */
export const SoloCreadores = () => (
  <EmptyState
    scene="puerta"
    text={mensajes.post.soloCreadores}
    action={<ButtonLink to="/perfil/editar">Editar mi perfil</ButtonLink>}
  />
);
