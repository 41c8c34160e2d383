import { messages } from '@vidriera/domain/messages/messages';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { Account } from '../account/account.tsx';
import type { SavedPerfil } from '../parts/read-own.ts';
import { KeptPerfil } from './kept-perfil.tsx';
import { PerfilForm } from './perfil-form.tsx';

export default function Editor({ data: saved }: ScreenProps<SavedPerfil>) {
  return (
    <section>
      <PrivateMeta title="Editar perfil" />
      <PageHeader title="Editar perfil" back={{ to: '/perfil', label: messages.screens.myPerfil }} />
      <KeptPerfil isCreador={saved.creador !== null} />
      <PerfilForm
        key={saved.usuario.uid}
        saved={saved}
        onSuccess={messages.perfil.updated}
        onFailure={messages.perfil.editNotSaved}
        button="Guardar cambios"
      />
      <Account username={saved.usuario.username} isVerified={saved.usuario.verificado === true} />
    </section>
  );
}
