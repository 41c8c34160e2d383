import { messages } from 'domain/messages/messages';
import { Link, useLocation } from 'kit/router';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field-error';
import { ChangeNotice } from './change-notice.tsx';
import styles from './post-footer.module.css';
import type { SaveStatus } from './use-save.ts';

interface FooterProps {
  text: string;
  status: SaveStatus;
  /** How many fields have to be looked at again. */
  errors: number;
  onCancel: () => void;
  /** Starts the uploads anew that stand still. */
  onRetry: () => void;
  onLoadOther: () => void;
  onOverwrite: () => void;
}

/** The form's submit bar: what went wrong, how far the upload is, and the one button. */
export function PostFooter({
  text,
  status,
  errors,
  onCancel,
  onRetry,
  onLoadOther,
  onOverwrite,
}: FooterProps) {
  const { pathname, search } = useLocation();
  const uploading = status.phase === 'uploading';
  const percent = uploading ? Math.round(status.part * 100) : 0;
  const code = status.phase === 'failed' ? status.code : null;
  if (code === 'changed') return <ChangeNotice onLoadOther={onLoadOther} onOverwrite={onOverwrite} />;
  return (
    <>
      {status.phase === 'failed' ? <FieldError error={status.message} /> : null}
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
      {uploading ? (
        <div className={styles.upload}>
          <progress value={status.part} max={1} aria-label={messages.perfil.uploading} />
          <Button kind="ghost" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      ) : null}
      <Button
        type="submit"
        wide
        busy={uploading || status.phase === 'saving'}
        busyText={uploading ? `${messages.perfil.uploading} ${percent} %` : messages.perfil.saving}
      >
        {text}
      </Button>
    </>
  );
}
