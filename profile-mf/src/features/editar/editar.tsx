import { mensajes } from 'domain/messages';
import { useLoaderData } from 'kit/router';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { Cuenta } from '../cuenta/cuenta.tsx';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { FormularioPerfil } from './formulario.tsx';

/** `/perfil/editar`. */
export default function Editar() {
  const guardado = useLoaderData() as PerfilGuardado;
  return (
    <section>
      <PrivateMeta title="Editar perfil" />
      <PageHeader title="Editar perfil" back={{ to: '/perfil', label: mensajes.pantalla.miPerfil }} />
      <FormularioPerfil
        guardado={guardado}
        exito={mensajes.perfil.actualizado}
        fracaso={mensajes.perfil.noGuardoEdicion}
        boton="Guardar cambios"
      />
      <Cuenta username={guardado.usuario.username} />
    </section>
  );
}
