import { mensajes } from 'domain/messages';
import { ButtonLink } from 'kit/ui/button';
import { PrivateMeta } from 'kit/ui/meta';
import { EmptyState } from 'kit/ui/state';

/** Nobody has this name. */
export function NoEncontrado() {
  return (
    <section>
      <PrivateMeta title="Perfil no encontrado" />
      <h1 className="sr-only">Perfil no encontrado</h1>
      <EmptyState
        text={mensajes.perfil.noEncontrado}
        scene="puerta"
        action={
          <ButtonLink to="/explore" kind="secondary">
            Explorar la agenda
          </ButtonLink>
        }
      />
    </section>
  );
}
