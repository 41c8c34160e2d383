import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Tipo } from 'domain/ids';
import { mensajes } from 'domain/messages';
import type { DatosDe } from 'kit/datos/esquemas';
import { showAlert } from 'kit/dialogs';
import type { SessionUser } from 'kit/session';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { AvisoBorrador } from './aviso-borrador.tsx';
import { borrarBorrador, leerBorrador } from './borrador.ts';
import { CamposCurso } from './campos-curso.tsx';
import { CamposEvento } from './campos-evento.tsx';
import { CamposImagenes } from './campos-imagenes.tsx';
import { CamposLink } from './campos-link.tsx';
import { CamposPromo } from './campos-promo.tsx';
import styles from './formulario-post.module.css';
import { cuantasNuevas, type Imagenes, mismasImagenes } from './imagenes.ts';
import { PieFormulario } from './pie-formulario.tsx';
import { Salida } from './salida.tsx';
import { PUBLICAR } from './textos.ts';
import { useBorrador } from './use-borrador.ts';
import { type Existente, useGuardar } from './use-guardar.ts';
import { ESQUEMA_DATOS, type Valores } from './valores.ts';
import { VistaPrevia } from './vista-previa.tsx';

const CAMPOS = { link: CamposLink, evento: CamposEvento, curso: CamposCurso, promo: CamposPromo };

interface FormularioPostProps {
  tipo: Tipo;
  user: SessionUser;
  /** What the form opens with; a draft left from another time goes before it. */
  base: Valores;
  imagenesBase: Imagenes;
  imagenes: Imagenes;
  onImagenes: (cambiar: (antes: Imagenes) => Imagenes) => void;
  /** The item being edited; without it one is created. */
  edita?: Existente | undefined;
  /** Which draft is this form's: the item's id, or what is being copied. */
  borradorDe?: string | undefined;
  onGuardado: () => void;
  /** Reads the item again, when it was changed elsewhere and the person chose that state. */
  onCargarOtra?: () => void;
}

/** The shared form of creating and editing. Mount it with a `key` of its kind, item and state. */
export function FormularioPost(props: FormularioPostProps) {
  const { tipo, user, base, imagenesBase, imagenes, onImagenes, edita, borradorDe } = props;
  const lugar = { uid: user.uid, tipo, id: borradorDe };
  const [borrador, setBorrador] = useState(() => leerBorrador(lugar));
  // A draft made over an older state is saved over that one, so that the change in between is told.
  const version = borrador?.version || edita?.version || '';
  const form = useForm<Valores, unknown, DatosDe[Tipo]>({
    defaultValues: borrador?.valores ?? base,
    // The domain's schemas speak Standard Schema; the zod resolver would bring a second zod along.
    resolver: standardSchemaResolver(ESQUEMA_DATOS[tipo]) as unknown as Resolver<
      Valores,
      unknown,
      DatosDe[Tipo]
    >,
    mode: 'onTouched',
    shouldFocusError: false, // it follows the order of registering, not the one on the screen
  });
  const { estado, guardar, cancelar, aceptarCambio } = useGuardar(tipo, edita && { id: edita.id, version });
  const guardado = useRef(false);
  const [listo, setListo] = useState(false);
  const fotos = cuantasNuevas(imagenes);
  useBorrador(form, { lugar, base, version, fotos, guardado });
  const ocupado = estado.fase === 'subiendo' || estado.fase === 'guardando';
  const Campos = CAMPOS[tipo];
  const { errors, isSubmitted } = form.formState;
  const formulario = useRef<HTMLFormElement>(null);

  const sinSesion = estado.fase === 'fallo' && estado.codigo === 'sin-sesion' && !edita;
  useEffect(() => {
    if (sinSesion) void showAlert(mensajes.post.sinUsuario);
  }, [sinSesion]);

  const enviar = form.handleSubmit(async (datos) => {
    if (!(await guardar({ uid: user.uid, datos, imagenes }))) return;
    guardado.current = true;
    setListo(true);
    borrarBorrador(lugar);
    props.onGuardado();
  });

  async function alEnviar(evento: FormEvent<HTMLFormElement>): Promise<void> {
    const { elements } = evento.currentTarget;
    await enviar(evento);
    const malo = [...elements].find(
      (uno) => 'name' in uno && form.getFieldState(uno.name as keyof Valores).invalid,
    );
    if (malo instanceof HTMLElement) malo.focus();
  }

  function descartar(): void {
    borrarBorrador(lugar);
    setBorrador(null);
    form.reset(base);
  }

  return (
    <FormProvider {...form}>
      <Salida
        base={base}
        fotos={fotos}
        fotosCambiadas={!mismasImagenes(imagenes, imagenesBase)}
        edita={Boolean(edita)}
        guardado={guardado}
      />
      {borrador && !listo ? (
        <AvisoBorrador
          perdidas={fotos === 0 ? borrador.fotos : 0}
          edita={Boolean(edita)}
          onDescartar={descartar}
        />
      ) : null}
      <form
        ref={formulario}
        noValidate
        className={styles.formulario}
        onSubmit={(evento) => void alEnviar(evento)}
      >
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
            onCargarOtra={() => {
              guardado.current = true;
              borrarBorrador(lugar);
              props.onCargarOtra?.();
            }}
            onPisar={() => {
              aceptarCambio();
              formulario.current?.requestSubmit();
            }}
          />
        </div>
      </form>
    </FormProvider>
  );
}
