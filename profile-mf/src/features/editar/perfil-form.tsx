import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { paths } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import type { PerfilWritten } from '@vidriera/domain/usuario/schema';
import { focusFirstError } from '@vidriera/kit/forms/first-error';
import { useOneAtATime } from '@vidriera/kit/forms/use-one-at-a-time';
import { goingTo } from '@vidriera/kit/going/going-to';
import { returnTo } from '@vidriera/kit/going/return-to';
import { useLeaving } from '@vidriera/kit/going/use-leaving';
import { nextPaint } from '@vidriera/kit/hooks/next-paint';
import { useStateFrom } from '@vidriera/kit/hooks/use-state-from';
import { textsAreTaken } from '@vidriera/kit/messages/refused-text';
import { ListedLinks } from '@vidriera/kit/ui/cards/listed-links';
import { DraftNotice } from '@vidriera/kit/ui/form/draft-notice';
import { FormLayout } from '@vidriera/kit/ui/form/form-layout';
import { FormSection } from '@vidriera/kit/ui/form/form-section';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { useNavigate, useSearchParams } from '@vidriera/router';
import { type FormEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';
import { Contact } from './contact.tsx';
import { Creador } from './creador.tsx';
import { deleteDraft, rebased, withDraft } from './draft.ts';
import { ESTILOS } from './estilo.tsx';
import { isGaleriaChanged } from './galeria.ts';
import styles from './perfil-form.module.css';
import { Preview } from './preview.tsx';
import { Redes } from './redes.tsx';
import { confirmLeaving, ROLE_OPTIONS, RoleFields } from './role.tsx';
import { RoleCards } from './role-cards.tsx';
import { savePerfil } from './save.ts';
import { useDraft } from './use-draft.ts';
import { useGaleria } from './use-galeria.ts';
import { usePictureUpload } from './use-upload.ts';
import { formSchema, type PerfilValues, valuesOf } from './values.ts';

interface IdentityProps {
  email: string;
  username: string;
  /** The sign-up's form, without the section of the account. */
  signup: boolean;
}

function Identity({ email, username, signup }: IdentityProps) {
  const where = signup ? 'después, en «Editar perfil»' : 'más abajo, en «Cuenta»';
  return (
    <FormSection
      title={messages.screens.sections.identity}
      help={`Tu mail no se puede cambiar. Tu nombre de usuario se cambia ${where}.`}
    >
      <TextInput label="Email" type="email" value={email} readOnly autoComplete="email" />
      <TextInput label="Nombre de usuario" value={username} readOnly autoComplete="nickname" />
    </FormSection>
  );
}

interface FormProps {
  saved: SavedPerfil;
  onSuccess: string;
  onFailure: string;
  button: string;
  /** The sign-up: the role comes first, and the screen replaces its history entry afterwards. */
  signup?: boolean;
}

/** The profile form: identity, photo and contact, networks, role, creator's fields. */
export function PerfilForm({ saved: read, onSuccess, onFailure, button, signup = false }: FormProps) {
  const [saved, setSaved] = useStateFrom(read, (stored) => stored);
  const { usuario, creador } = saved;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { uid } = usuario;
  // The values that filled the form. A later read says only what is stored by then.
  const [base, setBase] = useState(() => valuesOf(read));
  const form = useForm<PerfilValues, unknown, PerfilWritten>({
    defaultValues: base,
    resolver: standardSchemaResolver(formSchema),
    shouldFocusError: false, // react-hook-form would focus by the order of registration
  });
  const { errors, isDirty } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const [phase, setPhase] = useState<keyof typeof PHASES | null>(null);
  const alreadySaved = useRef(false);
  const [left] = useState(() => withDraft(uid, base));
  const galeria = useGaleria(uid, creador?.urlImagenes ?? [], left?.galeria ?? null);
  const draft = useDraft(form, { uid, base, draft: left, galeria, saved: alreadySaved });
  const photo = usePictureUpload({
    uid,
    list: 'foto',
    path: (file) => paths.perfil(uid, file, Date.now()),
    onUpload: (url) => form.setValue('photo_url', url, { shouldDirty: true }),
    onSuccess: messages.perfil.photoUploaded,
    onFailure: messages.perfil.photoNotUploaded,
  });
  const portada = usePictureUpload({
    uid,
    list: 'portada',
    path: (file) => paths.portada(uid, file, Date.now()),
    onUpload: (url) => form.setValue('creador.url_imagenPortada', url, { shouldDirty: true }),
    onFailure: messages.imagen.notUploaded,
  });
  const [shownPhoto, shownPortada] = useWatch({
    control: form.control,
    name: ['photo_url', 'creador.url_imagenPortada'],
  });
  const photosChanged =
    isGaleriaChanged(galeria.galeria) ||
    shownPhoto !== base.photo_url ||
    shownPortada !== base.creador.url_imagenPortada;
  useLeaving({
    dirty: isDirty || photosChanged,
    saved: alreadySaved,
    question: !draft.isKept
      ? messages.perfil.unsavedNotKept
      : photosChanged
        ? messages.perfil.unsavedPhotos
        : messages.perfil.unsaved,
    notify: photosChanged || (isDirty && !draft.isKept),
  });
  /** Also those of the creator's fields that another role hides. */
  const forgetPhotos = () => {
    for (const upload of [photo, portada, galeria]) upload.forget();
  };
  /** Shows what is stored by now, with what was typed here over it. */
  const onConflict = async (names: string[]) => {
    const stored = await readOwnPerfil().catch(() => null);
    if (!stored) return; // the message says it; the next press meets the same conflict
    const next = valuesOf(stored);
    const typed = rebased(base, form.getValues(), next);
    setSaved(stored);
    setBase(next);
    form.reset(next);
    form.reset(typed, { keepDefaultValues: true });
    galeria.rebase(stored.creador?.urlImagenes ?? []);
    for (const name of names)
      form.setError(name as keyof PerfilValues, { type: 'server', message: elsewhere(next, name) });
  };
  const save = async (data: PerfilWritten) => {
    const list = await galeria.finish();
    if (!list) return;
    const words = { onSuccess, onFailure };
    const { setError } = form;
    const changes = { setError, onConflict, onGaleriaChange: galeria.rebase };
    const target = returnTo(params.get('volver'));
    goingTo(target);
    if (!(await savePerfil({ data, base, galeria: list }, words, changes))) return;
    alreadySaved.current = true;
    deleteDraft(uid);
    forgetPhotos();
    await navigate(target, { replace: signup });
  };

  /** Waits for pending uploads; the person decides about a failed one. */
  const uploaded = async (): Promise<boolean> => {
    setPhase([photo, portada, galeria].some(({ busy }) => busy) ? 'uploading' : 'saving');
    await nextPaint();
    const all = [photo.finish(), ...(hasPerfilCreador(role) ? [portada.finish(), galeria.finish()] : [])];
    if ((await Promise.all(all)).every(Boolean)) return true;
    form.setError('root', { message: 'Hay fotos que no subieron. Reintentá o quitalas, y guardá de nuevo.' });
    return false;
  };

  const busy = [photo, portada, galeria].filter((upload) => upload.busy);
  const pending = busy.reduce((sum, upload) => sum + upload.pending, 0);
  const skip = () => {
    if (photo.busy) photo.forget();
    if (portada.busy) portada.forget();
    galeria.dropPending();
  };
  const isBad = (name: string) => form.getFieldState(name as keyof PerfilValues).invalid;
  const send = useOneAtATime(async (element: HTMLFormElement) => {
    try {
      if (!(await textsAreTaken(element))) {
        await form.handleSubmit(() => undefined)();
        return focusFirstError(element, isBad);
      }
      if (!(await uploaded())) return;
      setPhase('saving');
      await form.handleSubmit(async (data) => {
        if (await confirmLeaving(usuario.role, data.role)) await save(data);
      })();
      focusFirstError(element, isBad);
    } finally {
      setPhase(null);
    }
  });
  const onSend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <FormProvider {...form}>
      {draft.open ? (
        <DraftNotice
          text="Recuperamos lo que no llegaste a guardar."
          discard="Descartar los cambios"
          onDiscard={() => {
            forgetPhotos();
            draft.discard();
          }}
        />
      ) : null}
      <ListedLinks hosts={usuario.listedHosts} />
      <FormLayout
        onSubmit={onSend}
        preview={<Preview usuario={usuario} />}
        submit={
          <>
            <FieldError error={errors.root?.message} />
            {phase === 'uploading' && pending > 0 ? (
              <>
                <progress
                  max={1}
                  value={busy.reduce((sum, { part }) => sum + part, 0) / busy.length}
                  aria-label={messages.perfil.uploading}
                  className={styles.upload}
                />
                <Button kind="secondary" wide onClick={skip}>
                  {messages.imagen.without('Guardar', pending)}
                </Button>
              </>
            ) : null}
            <Button type="submit" wide busy={phase !== null} busyText={phase ? PHASES[phase] : ''}>
              {button}
            </Button>
          </>
        }
      >
        {signup ? <RoleCards /> : null}
        <Identity email={usuario.email} username={usuario.username} signup={signup} />
        <Contact uid={uid} username={usuario.username} upload={photo} />
        <Redes />
        {signup ? null : <RoleFields before={usuario.role} photos={creador?.urlImagenes.length ?? 0} />}
        {hasPerfilCreador(role) ? (
          <Creador uid={uid} galeria={galeria} portada={portada} saving={phase !== null} />
        ) : null}
      </FormLayout>
    </FormProvider>
  );
}

/** Tells the value that another tab or phone stored in a field. Pictures have no words. */
function elsewhere({ creador, ...person }: PerfilValues, name: string): string {
  const { role, ...texts } = person;
  const label = ROLE_OPTIONS.find(({ value }) => value === role)?.label;
  const chosen = { ...creador, estilo: ESTILOS[creador.estilo] };
  const values: Record<string, unknown> = { ...texts, role: label, ...prefixed(chosen) };
  return /photo_url|url_imagen/.test(name)
    ? messages.perfil.changed
    : messages.perfil.changedTo(`${values[name] ?? ''}`);
}

const prefixed = (creador: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(creador).map(([name, value]) => [`creador.${name}`, value]));

const PHASES = { uploading: messages.perfil.uploading, saving: messages.perfil.saving } as const;
