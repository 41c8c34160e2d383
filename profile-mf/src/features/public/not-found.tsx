import { messages } from '@vidriera/domain/messages/messages';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { EmptyState } from '@vidriera/kit/ui/parts/state';

export function NotFound() {
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
