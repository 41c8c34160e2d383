import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FORM_SCHEMA, type Written } from '@vidriera/domain/item/kinds-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { FormLayout } from '@vidriera/kit/ui/form/form-layout';
import type { SessionUser } from '@vidriera/session';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import confirm from '../mail/confirm-to-publish.module.css';
import { ConfirmToPublish } from '../mail/lazy-mail.tsx';
import { useMailGate } from '../mail/use-mail-gate.ts';
import { useCategoryQuestion } from './category-question.tsx';
import { readDraft } from './draft/draft.ts';
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
import type { EditedItem } from './save/use-save.ts';
import { useSending } from './save/use-sending.ts';
import { PUBLISH } from './texts.ts';
import { useArrivingAddress } from './use-arriving-address.ts';
import { useMoveQuestion } from './use-move-question.ts';
import { usePastQuestion } from './use-past-question.ts';
import { useStretchQuestion } from './use-stretch-question.ts';
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
  const [left, setLeft] = useState(() => readDraft(place));
  // A draft is saved over the version it was made from, so that a conflict is reported.
  const version = left?.version || edits?.version || '';
  const form = useForm<PostValues, unknown, Written[Tipo]>({
    defaultValues: left?.values ?? base,
    // Standard Schema: the zod resolver would bundle a second zod.
    resolver: standardSchemaResolver(FORM_SCHEMA[tipo]) as unknown as Resolver<
      PostValues,
      unknown,
      Written[Tipo]
    >,
    mode: 'onTouched',
    shouldFocusError: false, // react-hook-form would focus by the order of registration
  });
  useArrivingAddress(form, base.direccion, left === null);
  // Errors of another kind's fields do not apply.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the kind that changed
  useEffect(() => form.clearErrors(), [tipo, form.clearErrors]);

  const preparation = usePreparation(onImages);
  const takePicture = useCallback((file: File) => preparation.add('principal', [file], 1), [preparation]);
  const photos = newCount(imagenes) + preparation.pending;
  // A photo chosen now answers for the lost ones.
  const lost = restored === null || photos > restored ? 0 : Math.max(0, (left?.photos ?? 0) - restored);
  const draft = useDraft(form, { place, draft: left, base, version, photos });

  const mayBePast = usePastQuestion(form, { tipo, base, edits: Boolean(edits) });
  const mayBeStretch = useStretchQuestion(form, { base, id: tipo === 'evento' ? edits?.id : undefined });
  const mayMove = useMoveQuestion(form, { base, id: tipo === 'evento' ? edits?.id : undefined });
  const category = useCategoryQuestion(form, tipo);
  const gate = useMailGate(!edits);
  const giveUp = () => {
    draft.end();
    images.forget();
  };
  const sending = useSending(form, {
    tipo,
    uid: user.uid,
    edits: edits && { id: edits.id, version },
    imagenes,
    preparation,
    draft,
    questions: [mayBePast, mayBeStretch, category.ask, () => gate.pass(true), mayMove],
    onSaved: (id) => {
      giveUp();
      setLeft(null);
      props.onSaved(id);
    },
  });
  const { status } = sending;

  const element = useRef<HTMLFormElement>(null);
  const sendAgain = () => element.current?.requestSubmit();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sending.send(event.currentTarget);
  };
  const discard = () => {
    draft.discard();
    setLeft(null);
    form.reset(base);
    preparation.abandon();
    images.reset();
  };

  const Fields = FIELDS[tipo];
  const { errors, isSubmitted } = form.formState;
  return (
    <FormProvider {...form}>
      <LeavingGuard
        base={base}
        photos={newCount(imagenes, images.kept) + preparation.pending}
        photosChanged={!sameImages(imagenes, images.base)}
        edits={Boolean(edits)}
        isKept={draft.isKept}
        saved={draft.over}
      />
      {left ? <DraftNotice lost={lost} edits={Boolean(edits)} onDiscard={discard} /> : null}
      {gate.shut && !gate.tried ? (
        <div className={confirm.above}>
          <ConfirmToPublish email={user.email} gate={gate} />
        </div>
      ) : null}
      {category.dialog}
      <FormLayout
        ref={element}
        onSubmit={onSubmit}
        preview={<Preview tipo={tipo} id={edits?.id} imagenes={imagenes} user={user} />}
        submit={
          gate.shut && gate.tried ? (
            <ConfirmToPublish email={user.email} gate={gate} onConfirmed={sendAgain} />
          ) : (
            <PostFooter
              text={edits ? 'Guardar cambios' : PUBLISH[tipo]}
              status={status}
              photoFailed={sending.photoFailed}
              skipText={edits ? 'Guardar' : 'Publicar'}
              errors={isSubmitted ? Object.keys(errors).length : 0}
              onCancel={sending.cancel}
              onRetry={sending.retry}
              onSkip={() => {
                sending.skipPhotos();
                if (status.phase === 'failed') sendAgain();
              }}
              onLoadOther={() => {
                giveUp();
                props.onLoadOther?.();
              }}
              onOverwrite={() => {
                sending.acceptChange();
                sendAgain();
              }}
              onPublishApart={() => {
                sending.publishApart();
                sendAgain();
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
          disabled={status.phase !== 'idle' && status.phase !== 'failed'}
        />
        <VisibilityFields tipo={tipo} />
      </FormLayout>
    </FormProvider>
  );
}
