import { mensajes } from 'domain/messages';
import { useLoaderData } from 'kit/router';
import { PageHeader } from 'kit/ui/page-header';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { FormularioPerfil } from './formulario.tsx';

/** `/perfil/editar`. */
export default function Editar() {
  const guardado = useLoaderData() as PerfilGuardado;
  return (
    <section>
      <title>Editar perfil · Vidriera</title>
      <PageHeader title="Editar perfil" back={{ to: '/perfil', label: mensajes.pantalla.miPerfil }} />
      <FormularioPerfil
        guardado={guardado}
        exito={mensajes.perfil.actualizado}
        fracaso={mensajes.perfil.noGuardoEdicion}
        boton="Guardar cambios"
      />
    </section>
  );
}
