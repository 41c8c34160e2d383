import { messages } from '@vidriera/domain/messages/messages';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Link, useLocation } from '@vidriera/router';
import { ChangeNotice } from './change-notice.tsx';
import styles from './post-footer.module.css';
import type { SaveStatus } from './use-save.ts';

interface FooterProps {
  text: string;
  status: SaveStatus;
  errors: number;
  /** A picture failed while saving waited for it. */
  photoFailed: boolean;
  skipText: string;
  onCancel: () => void;
  onRetry: () => void;
  /** Continues without the pictures that are not uploaded. */
  onSkip: () => void;
  onLoadOther: () => void;
  onOverwrite: () => void;
  onPublishApart: () => void;
}

/** The submit bar: errors, upload progress, and the submit button. */
export function PostFooter({
  text,
  status,
  errors,
  photoFailed,
  skipText,
  onCancel,
  onRetry,
  onSkip,
  onLoadOther,
  onOverwrite,
  onPublishApart,
}: FooterProps) {
  const { pathname, search } = useLocation();
  const uploading = status.phase === 'uploading';
  const preparing = status.phase === 'preparing';
  const part = uploading || preparing ? status.part : 0;
  const busyText = preparing
    ? messages.imagen.preparing(status.pending)
    : uploading
      ? `${messages.perfil.uploading} ${Math.round(part * 100)} %`
      : messages.perfil.saving;
  const pending = 'pending' in status ? status.pending : 0;
  const code = status.phase === 'failed' ? status.code : null;
  if (code === 'changed' || code === 'published')
    return (
      <ChangeNotice
        code={code}
        onLoadOther={onLoadOther}
        onOverwrite={onOverwrite}
        onPublishApart={onPublishApart}
      />
    );
  return (
    <>
      {status.phase === 'failed' ? <FieldError error={status.message} /> : null}
      {photoFailed ? <FieldError error={messages.imagen.notPrepared} /> : null}
      {code === 'no-connection' ? (
        <p className={styles.notice}>
          Lo que escribiste sigue acá: cuando vuelva internet, tocá el botón de nuevo.
        </p>
      ) : null}
      {code === 'no-session' ? (
        <Link to={`/login?volver=${encodeURIComponent(pathname + search)}`} className={styles.enter}>
          Iniciar sesión
        </Link>
      ) : null}
      {errors > 0 ? (
        <p className={styles.notice} role="status">
          {errors === 1 ? 'Hay un dato para revisar.' : `Hay ${errors} datos para revisar.`}
        </p>
      ) : null}
      {uploading && status.still ? (
        <div className={styles.still}>
          <p role="status">{messages.imagen.still}</p>
          <Button kind="secondary" onClick={onRetry}>
            {messages.general.retry}
          </Button>
        </div>
      ) : null}
      {uploading || preparing ? (
        <div className={styles.upload}>
          <progress value={part} max={1} aria-label={busyText} />
          {uploading ? (
            <Button kind="ghost" onClick={onCancel}>
              Cancelar
            </Button>
          ) : null}
        </div>
      ) : null}
      {pending > 0 ? (
        <Button kind="secondary" wide onClick={onSkip}>
          {messages.imagen.without(skipText, pending)}
        </Button>
      ) : null}
      <Button
        type="submit"
        wide
        busy={uploading || preparing || status.phase === 'saving'}
        busyText={busyText}
      >
        {text}
      </Button>
    </>
  );
}
