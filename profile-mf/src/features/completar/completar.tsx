import { mensajes } from 'domain/messages';
import { useLoaderData } from 'kit/router';
import { PrivateMeta } from 'kit/ui/meta';
import { PageHeader } from 'kit/ui/page-header';
import { FormularioPerfil } from '../editar/formulario.tsx';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';

/** `/complete-signup`: the profile form after signing up. */
export default function Completar() {
  const guardado = useLoaderData() as PerfilGuardado;
  return (
    <section>
      <PrivateMeta title="Completá tu perfil" />
      <PageHeader
        title="Completá tu perfil"
        subtitle="Elegí tu rol y contanos lo justo. Después lo cambiás cuando quieras."
      />
      <FormularioPerfil
        guardado={guardado}
        exito={mensajes.perfil.guardado}
        fracaso={mensajes.perfil.noGuardoRegistro}
        boton="Guardar y empezar"
      />
    </section>
  );
}
