import { zodResolver } from '@hookform/resolvers/zod';
import { mensajes } from 'domain/messages';
import type { PerfilDatos } from 'domain/usuario';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { FormFooter } from 'kit/ui/form-footer';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { Contacto } from './contacto.tsx';
import { Creador } from './creador.tsx';
import styles from './formulario.module.css';
import { Identidad } from './identidad.tsx';
import { Redes } from './redes.tsx';
import { Rol } from './rol.tsx';
import { useGaleria } from './use-galeria.ts';
import { useGuardar } from './use-guardar.ts';
import { formularioSchema, type Valores, valoresDe } from './valores.ts';

interface FormularioProps {
  guardado: PerfilGuardado;
  /** Toasts: when all is saved, and when nothing could be. */
  exito: string;
  fracaso: string;
  /** What the button says. */
  boton: string;
}

/** The profile form, at sign-up and later: identity, photo and contact, networks, role, the creator's part. */
export function FormularioPerfil({ guardado, exito, fracaso, boton }: FormularioProps) {
  const { usuario, creador } = guardado;
  const form = useForm<Valores, unknown, PerfilDatos>({
    defaultValues: valoresDe(guardado),
    resolver: zodResolver(formularioSchema),
  });
  const { errors, isSubmitting } = form.formState;
  const galeria = useGaleria(creador?.urlImagenes ?? []);
  const [subidas, setSubidas] = useState(0);
  const role = useWatch({ control: form.control, name: 'role' });
  const guardar = useGuardar(usuario.uid, { exito, fracaso }, form.setError);
  const enviar = form.handleSubmit((datos) => guardar(datos, galeria.galeria, galeria.setGaleria));
  const contar = (subiendo: boolean) => setSubidas((antes) => antes + (subiendo ? 1 : -1));

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.formulario} onSubmit={(event) => void enviar(event)}>
        <Identidad email={usuario.email} username={usuario.username} />
        <Contacto uid={usuario.uid} username={usuario.username} alSubir={contar} />
        <Redes />
        <Rol antes={usuario.role} />
        {role === 'creador' ? (
          <Creador uid={usuario.uid} galeria={galeria} subiendo={isSubmitting} alSubir={contar} />
        ) : null}
        <FormFooter>
          <FieldError error={errors.root?.message} />
          <Button
            type="submit"
            wide
            busy={isSubmitting}
            busyText={mensajes.perfil.guardando}
            disabled={subidas > 0}
          >
            {boton}
          </Button>
        </FormFooter>
      </form>
    </FormProvider>
  );
}
