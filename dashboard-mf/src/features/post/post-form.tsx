import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FORM_SCHEMA, type Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { showAlert } from '@vidriera/kit/dialogs';
import { focusFirstError } from '@vidriera/kit/forms/first-error';
import { textsAreTaken } from '@vidriera/kit/refused-text';
import { FormLayout } from '@vidriera/kit/ui/form/form-layout';
import type { SessionUser } from '@vidriera/session';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import confirm from '../mail/confirm-to-publish.module.css';
import { ConfirmToPublish } from '../mail/lazy-mail.tsx';
import { useMailGate } from '../mail/use-mail-gate.ts';
import { useCategoryQuestion } from './category-question.tsx';
import { deleteDraft, readDraft } from './draft/draft.ts';
import { DraftNotice } from './draft/draft-notice.tsx';
import { LeavingGuard } from './draft/leaving.tsx';
import { useDraft } from './draft/use-draft.ts';
import { CursoFields } from './fields/curso-fields.tsx';
import { EventoFields } from './fields/evento-fields.tsx';
import { LinkFields } from './fields/link-fields.tsx';
import { PromoFields } from './fields/promo-fields.tsx';
import { VisibilityFields } from './fields/visibility-fields.tsx';
import { ImageFields } from './images/image-fields.tsx';
import { newCount, sameImages } from './images/images.ts';
import { TakePictureContext } from './images/take-picture.ts';
import type { KeptImages } from './images/use-kept-images.ts';
import { usePreparation } from './images/use-preparation.ts';
import { Preview } from './preview/preview.tsx';
import { PostFooter } from './save/post-footer.tsx';
import { type EditedItem, type SaveStatus, useSave } from './save/use-save.ts';
import { PUBLISH } from './texts.ts';
import { useArrivingAddress } from './use-arriving-address.ts';
import { usePastQuestion } from './use-past-question.ts';
import type { PostValues } from './values.ts';

const FIELDS = { link: LinkFields, evento: EventoFields, curso: CursoFields, promo: PromoFields };

interface PostFormProps {
  tipo: Tipo;
  user: SessionUser;
  /** The initial values; a stored draft takes precedence. */
  base: PostValues;
  images: KeptImages;
  /** The edited item; without it, one is created. */
  edits?: EditedItem | undefined;
  /** The draft's id: the item's, or the copied one's. */
  draftOf?: string | undefined;
  onSaved: (id: string) => void;
  /** Reads the item again, after the person chose the version saved elsewhere. */
  onLoadOther?: () => void;
}

/** The form for creating and editing. Its `key` must hold the item and its version; a new item's kind may change. */
export function PostForm(props: PostFormProps) {
  const { tipo, user, base, images, edits, draftOf } = props;
  const { imagenes, onImages, restored } = images;
  const place = { uid: user.uid, tipo, id: draftOf };
  const [draft, setDraft] = useState(() => readDraft(place));
  // A draft is saved over the version it was made from, so that a conflict is reported.
  const version = draft?.version || edits?.version || '';
  const form = useForm<PostValues, unknown, Written[Tipo]>({
    defaultValues: draft?.values ?? base,
    // Standard Schema: the zod resolver would bundle a second zod.
    resolver: standardSchemaResolver(FORM_SCHEMA[tipo]) as unknown as Resolver<
      PostValues,
      unknown,
      Written[Tipo]
    >,
    mode: 'onTouched',
    shouldFocusError: false, // react-hook-form would focus by the order of registration
  });
  const preparation = usePreparation(onImages);
  const takePicture = useCallback((file: File) => preparation.add('principal', [file], 1), [preparation]);
  const { status, save, cancel, retry, skipPhotos, acceptChange } = useSave(
    tipo,
    edits && { id: edits.id, version },
    {
      uid: user.uid,
      imagenes,
    },
  );
  const saved = useRef(false);
  const [ready, setReady] = useState(false);
  const [waits, setWaits] = useState(false);
  const [photoFailed, setPhotoFailed] = useState(false);
  const photos = newCount(imagenes) + preparation.pending;
  // A photo chosen now answers for the lost ones.
  const lost = restored === null || photos > restored ? 0 : Math.max(0, (draft?.photos ?? 0) - restored);
  useDraft(form, { place, base, version, photos, saved });
  const shown: SaveStatus = waits
    ? { phase: 'preparing', part: preparation.part, pending: preparation.pending }
    : status;
  const busy = shown.phase !== 'idle' && shown.phase !== 'failed';
  const Fields = FIELDS[tipo];
  const { errors, isSubmitted } = form.formState;
  const fields = useRef<HTMLFormElement>(null);

  const noSession = status.phase === 'failed' && status.code === 'no-session' && !edits;
  useEffect(() => {
    if (noSession) void showAlert(messages.post.noUsuario);
  }, [noSession]);

  const gate = useMailGate(!edits);
  const mayBePast = usePastQuestion(form, { tipo, base, edits: Boolean(edits) });
  const category = useCategoryQuestion(form, tipo);
  useArrivingAddress(form, base.direccion, draft === null);
  const chosen = useRef(imagenes);
  useLayoutEffect(() => {
    chosen.current = imagenes;
  }, [imagenes]);
  const publish = async (data: Written[Tipo]) => {
    const id = await save({ uid: user.uid, data, imagenes: chosen.current });
    if (id === null) return;
    saved.current = true;
    setReady(true);
    deleteDraft(place);
    images.forget();
    props.onSaved(id);
  };
  const send = form.handleSubmit(async () => {
    if (!(await mayBePast()) || !(await category.ask()) || !(await gate.pass(true))) return;
    setPhotoFailed(false);
    if (preparation.pending > 0) {
      setWaits(true);
      const ready = await preparation.finish();
      setWaits(false);
      if (!ready) return setPhotoFailed(true);
    }
    await form.handleSubmit(publish)(); // with the answer, and the text typed meanwhile
  });
  function skip(): void {
    if (waits) preparation.abandon();
    else skipPhotos();
    if (status.phase === 'failed') fields.current?.requestSubmit();
  }
  // Errors of another kind's fields do not apply.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the kind that changed
  useEffect(() => form.clearErrors(), [tipo, form.clearErrors]);

  const sending = useRef(false);
  async function onSend(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    try {
      await ((await textsAreTaken(element)) ? send() : form.handleSubmit(() => undefined)());
      focusFirstError(element, (name) => form.getFieldState(name as keyof PostValues).invalid);
    } finally {
      sending.current = false;
    }
  }

  function discard(): void {
    deleteDraft(place);
    setDraft(null);
    form.reset(base);
    preparation.abandon();
    images.reset();
  }

  return (
    <FormProvider {...form}>
      <LeavingGuard
        base={base}
        photos={newCount(imagenes, images.kept) + preparation.pending}
        photosChanged={!sameImages(imagenes, images.base)}
        edits={Boolean(edits)}
        saved={saved}
      />
      {draft && !ready ? <DraftNotice lost={lost} edits={Boolean(edits)} onDiscard={discard} /> : null}
      {gate.shut && !gate.tried ? (
        <div className={confirm.above}>
          <ConfirmToPublish email={user.email} gate={gate} />
        </div>
      ) : null}
      {category.dialog}
      <FormLayout
        ref={fields}
        onSubmit={(event) => void onSend(event)}
        preview={<Preview tipo={tipo} id={edits?.id} imagenes={imagenes} user={user} />}
        submit={
          gate.shut && gate.tried ? (
            <ConfirmToPublish
              email={user.email}
              gate={gate}
              onConfirmed={() => fields.current?.requestSubmit()}
            />
          ) : (
            <PostFooter
              text={edits ? 'Guardar cambios' : PUBLISH[tipo]}
              status={shown}
              photoFailed={photoFailed}
              skipText={edits ? 'Guardar' : 'Publicar'}
              errors={isSubmitted ? Object.keys(errors).length : 0}
              onCancel={cancel}
              onRetry={retry}
              onSkip={skip}
              onLoadOther={() => {
                saved.current = true;
                deleteDraft(place);
                images.forget();
                props.onLoadOther?.();
              }}
              onOverwrite={() => {
                acceptChange();
                fields.current?.requestSubmit();
              }}
            />
          )
        }
      >
        <TakePictureContext value={takePicture}>
          <Fields />
        </TakePictureContext>
        <ImageFields
          tipo={tipo}
          imagenes={imagenes}
          onChange={onImages}
          preparation={preparation}
          disabled={busy}
        />
        <VisibilityFields tipo={tipo} />
      </FormLayout>
    </FormProvider>
  );
}
