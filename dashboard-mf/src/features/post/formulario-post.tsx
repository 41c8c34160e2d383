import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Tipo } from 'domain/ids';
import type { DatosDe } from 'kit/datos/esquemas';
import type { SessionUser } from 'kit/session';
import type { FormEvent } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { CamposCurso } from './campos-curso.tsx';
import { CamposEvento } from './campos-evento.tsx';
import { CamposImagenes } from './campos-imagenes.tsx';
import { CamposLink } from './campos-link.tsx';
import { CamposPromo } from './campos-promo.tsx';
import styles from './formulario-post.module.css';
import type { Imagenes } from './imagenes.ts';
import { PieFormulario } from './pie-formulario.tsx';
import { PUBLICAR } from './textos.ts';
import { useBorrador } from './use-borrador.ts';
import { useGuardar } from './use-guardar.ts';
import { ESQUEMA_DATOS, VALORES_INICIALES, type Valores } from './valores.ts';
import { VistaPrevia } from './vista-previa.tsx';

const CAMPOS = { link: CamposLink, evento: CamposEvento, curso: CamposCurso, promo: CamposPromo };

interface FormularioPostProps {
  tipo: Tipo;
  user: SessionUser;
  inicial: Valores;
  imagenes: Imagenes;
  onImagenes: (cambiar: (antes: Imagenes) => Imagenes) => void;
  /** Id of the item being edited; without it one is created and a draft is kept. */
  edita?: string;
  onGuardado: () => void;
}

/** The shared form of creating and editing. Mount it with a `key` of its kind and item. */
export function FormularioPost({
  tipo,
  user,
  inicial,
  imagenes,
  onImagenes,
  edita,
  onGuardado,
}: FormularioPostProps) {
  const form = useForm<Valores, unknown, DatosDe[Tipo]>({
    defaultValues: inicial,
    // The domain's schemas speak Standard Schema; the zod resolver would bring a second zod along.
    resolver: standardSchemaResolver(ESQUEMA_DATOS[tipo]) as unknown as Resolver<
      Valores,
      unknown,
      DatosDe[Tipo]
    >,
    mode: 'onTouched',
    shouldFocusError: false, // it follows the order of registering, not the one on the screen
  });
  const { estado, guardar, cancelar } = useGuardar(tipo, edita);
  useBorrador(form, edita ? null : user.uid, tipo);
  const ocupado = estado.fase === 'subiendo' || estado.fase === 'guardando';
  const Campos = CAMPOS[tipo];
  const { errors, isSubmitted } = form.formState;

  const enviar = form.handleSubmit(async (datos) => {
    if (!(await guardar({ uid: user.uid, datos, imagenes }))) return;
    if (!edita) form.reset(VALORES_INICIALES); // what is published is no draft any more
    onGuardado();
  });

  async function alEnviar(evento: FormEvent<HTMLFormElement>): Promise<void> {
    const { elements } = evento.currentTarget;
    await enviar(evento);
    const malo = [...elements].find(
      (uno) => 'name' in uno && form.getFieldState(uno.name as keyof Valores).invalid,
    );
    if (malo instanceof HTMLElement) malo.focus();
  }

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.formulario} onSubmit={(evento) => void alEnviar(evento)}>
        <div className={styles.campos}>
          <Campos />
          <CamposImagenes tipo={tipo} imagenes={imagenes} onCambio={onImagenes} disabled={ocupado} />
        </div>
        <div className={styles.costado}>
          <VistaPrevia tipo={tipo} imagenes={imagenes} user={user} />
          <PieFormulario
            texto={edita ? 'Guardar cambios' : PUBLICAR[tipo]}
            estado={estado}
            errores={isSubmitted ? Object.keys(errors).length : 0}
            onCancelar={cancelar}
          />
        </div>
      </form>
    </FormProvider>
  );
}
