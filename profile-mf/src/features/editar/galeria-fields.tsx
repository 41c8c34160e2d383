import { messages } from '@vidriera/domain/messages/messages';
import { galeriaMessages } from '@vidriera/domain/perfil/galeria';
import { LIMITS } from '@vidriera/domain/values/limits';
import { ImagePicker } from '@vidriera/kit/ui/form/image-picker';
import { type OrderedPicture, OrderedPictures } from '@vidriera/kit/ui/form/ordered-pictures';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import type { UploadState } from '@vidriera/kit/uploads/uploads';
import type { GaleriaPhoto } from './galeria.ts';
import styles from './galeria-fields.module.css';
import uploadProgress from './progress.module.css';
import type { useGaleria } from './use-galeria.ts';

type GaleriaFieldsProps = {
  of: ReturnType<typeof useGaleria>;
  still: boolean;
};

/** The gallery's ordered pictures with their uploads; saved with the form. */
export function GaleriaFields({ of, still }: GaleriaFieldsProps) {
  const { galeria, uploads, notice } = of;
  const { photos, removed } = galeria;
  const bad = uploads.failures;
  const full = photos.length >= LIMITS.galeriaImages;
  return (
    <fieldset className={styles.galeria}>
      <legend className={styles.title}>
        Galería <span className={styles.count}>{`${photos.length} de ${LIMITS.galeriaImages}`}</span>
      </legend>
      {photos.length ? (
        <OrderedPictures
          label="Fotos de la galería, en orden"
          suffix=" de la galería"
          pictures={photos.map((photo, index) =>
            inList(photo, index + 1, galeria.before, uploads.get(photo.key)),
          )}
          onMove={of.move}
          onRemove={of.drop}
          disabled={still}
        />
      ) : null}
      {bad.length ? (
        <div className={styles.failure}>
          <FieldError
            error={`${bad.length === 1 ? 'Una foto no subió' : `${bad.length} fotos no subieron`}. ${bad[0]?.message}`}
          />
          <Button kind="secondary" disabled={still} onClick={of.retry}>
            {messages.general.retry}
          </Button>
        </div>
      ) : null}
      {uploads.still ? (
        <div className={styles.failure}>
          <p role="status">{messages.imagen.still}</p>
          <Button kind="secondary" disabled={still} onClick={of.retry}>
            {messages.general.retry}
          </Button>
        </div>
      ) : null}
      <div className={styles.actions}>
        <ImagePicker
          label="Sumar fotos"
          of="Galería"
          several
          busyText={uploads.busy ? messages.perfil.uploading : null}
          disabled={still}
          onChoose={of.choose}
        />
        {removed.length ? (
          <Button kind="ghost" disabled={still || full} onClick={of.undo}>
            Deshacer
          </Button>
        ) : null}
        <p role="status" className={styles.status}>
          {notice ??
            (full ? galeriaMessages.full : removed.length ? `${removed.length} se quitan al guardar.` : null)}
        </p>
      </div>
    </fieldset>
  );
}

function inList(
  { key, url, view }: GaleriaPhoto,
  number: number,
  before: string[],
  upload: UploadState | undefined,
): OrderedPicture {
  const underway = upload && upload.status !== 'done' ? upload : null;
  return {
    key,
    src: view,
    ...(url && !before.includes(url) ? { badge: 'Nueva' } : {}),
    ...(underway && {
      state: <Status upload={underway} number={number} />,
      underway: underway.status !== 'failed',
    }),
  };
}

function Status({ upload, number }: { upload: Exclude<UploadState, { status: 'done' }>; number: number }) {
  if (upload.status === 'waiting') return <span>En espera</span>;
  if (upload.status === 'failed') return <span>No subió</span>;
  const part = Math.round(upload.part * 100);
  return (
    <>
      <progress
        className={uploadProgress.bar}
        max={100}
        value={part}
        aria-label={`Subiendo la foto ${number}`}
      />
      <span aria-hidden="true">{`${part} %`}</span>
    </>
  );
}
