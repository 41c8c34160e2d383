import { zodResolver } from '@hookform/resolvers/zod';
import { rutas } from 'domain/imagen';
import { mensajes } from 'domain/messages';
import type { PerfilDatos } from 'domain/usuario';
import { useNavigate } from 'kit/router';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { FormFooter } from 'kit/ui/form-footer';
import { useSalida } from 'kit/use-salida';
import { type FormEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { PerfilGuardado } from '../perfil/leer-propio.ts';
import { Contacto } from './contacto.tsx';
import { Creador } from './creador.tsx';
import styles from './formulario.module.css';
import { cambio } from './galeria.ts';
import { guardarPerfil } from './guardar.ts';
import { Identidad } from './identidad.tsx';
import { Redes } from './redes.tsx';
import { confirmarSalida, Rol } from './rol.tsx';
import { useGaleria } from './use-galeria.ts';
import { useSubida } from './use-subida.ts';
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
  const navigate = useNavigate();
  const form = useForm<Valores, unknown, PerfilDatos>({
    defaultValues: valoresDe(guardado),
    resolver: zodResolver(formularioSchema),
  });
  const { errors, isDirty } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const [fase, setFase] = useState<keyof typeof FASES | null>(null);
  const { uid } = usuario;
  const galeria = useGaleria(uid, creador?.urlImagenes ?? []);
  const foto = useSubida({
    ruta: (archivo) => rutas.perfil(uid, archivo, Date.now()),
    alSubir: (url) => form.setValue('photo_url', url, { shouldDirty: true }),
    exito: mensajes.perfil.fotoSubida,
    fracaso: mensajes.perfil.noSubioFoto,
  });
  const portada = useSubida({
    ruta: (archivo) => rutas.portada(uid, archivo, Date.now()),
    alSubir: (url) => form.setValue('creador.url_imagenPortada', url, { shouldDirty: true }),
    fracaso: mensajes.imagen.noSubio,
  });
  const yaGuardado = useRef(false);
  const sucio = isDirty || cambio(galeria.galeria);
  const pregunta = 'Tenés cambios sin guardar. Si salís ahora, se pierden.';
  useSalida({ sucio, guardado: yaGuardado, pregunta, avisar: sucio });

  const guardar = async (datos: PerfilDatos) => {
    const lista = await galeria.terminar();
    if (!lista) return;
    const palabras = { exito, fracaso };
    const { setError } = form;
    const cambios = { setError, alCambiarGaleria: galeria.rebasar };
    if (!(await guardarPerfil({ datos, galeria: lista }, palabras, cambios))) return;
    yaGuardado.current = true;
    await navigate('/all');
  };

  /** Waits for the pictures on their way, so that none is lost; one that failed is for the person to decide. */
  const subieron = async (): Promise<boolean> => {
    const enCamino = [foto.subida, portada.subida, ...galeria.galeria.fotos.map(({ subida }) => subida)];
    setFase(enCamino.some((una) => una && una.estado !== 'fallo') ? 'subiendo' : 'guardando');
    const todas = [foto.terminar(), ...(role === 'creador' ? [portada.terminar(), galeria.terminar()] : [])];
    if ((await Promise.all(todas)).every(Boolean)) return true;
    form.setError('root', { message: 'Hay fotos que no subieron. Reintentá o quitalas, y guardá de nuevo.' });
    return false;
  };

  const enviar = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (fase) return;
    try {
      if (!(await subieron())) return;
      setFase('guardando');
      await form.handleSubmit(async (datos) => {
        if (await confirmarSalida(usuario.role, datos.role)) await guardar(datos);
      })();
    } finally {
      setFase(null);
    }
  };

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.formulario} onSubmit={(event) => void enviar(event)}>
        <Identidad email={usuario.email} username={usuario.username} />
        <Contacto uid={uid} username={usuario.username} subida={foto} />
        <Redes />
        <Rol antes={usuario.role} fotos={creador?.urlImagenes.length ?? 0} />
        {role === 'creador' ? (
          <Creador uid={uid} galeria={galeria} portada={portada} guardando={fase !== null} />
        ) : null}
        <FormFooter>
          <FieldError error={errors.root?.message} />
          <Button type="submit" wide busy={fase !== null} busyText={fase ? FASES[fase] : ''}>
            {boton}
          </Button>
        </FormFooter>
      </form>
    </FormProvider>
  );
}

const FASES = { subiendo: mensajes.perfil.subiendo, guardando: mensajes.perfil.guardando } as const;
