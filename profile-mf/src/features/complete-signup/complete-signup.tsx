import { messages } from '@vidriera/domain/messages/messages';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { PerfilForm } from '../editar/perfil-form.tsx';
import type { SavedPerfil } from '../parts/read-own.ts';

/** `/complete-signup`: the profile form after signing up. */
export default function Complete({ data: saved }: ScreenProps<SavedPerfil>) {
  return (
    <section>
      <PrivateMeta title="Completá tu perfil" />
      <PageHeader
        title="Completá tu perfil"
        subtitle="Elegí tu rol y contanos lo justo. Después lo cambiás cuando quieras."
      />
      <PerfilForm
        key={saved.usuario.uid}
        saved={saved}
        onSuccess={messages.perfil.saved}
        onFailure={messages.perfil.signupNotSaved}
        button="Guardar y empezar"
        signup
      />
    </section>
  );
}
