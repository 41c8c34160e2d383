import { messages } from '@vidriera/domain/messages/messages';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import styles from './progress.module.css';
import type { PictureUpload } from './use-upload.ts';

/** An upload's progress with a cancel button, or its failure with a retry button. */
export function Progress({ of, upload: { upload, retry, forget } }: ProgressProps) {
  if (!upload || upload.status === 'waiting' || upload.status === 'done') return null;
  if (upload.status === 'failed') {
    return (
      <div className={styles.failure}>
        <FieldError error={upload.failure.message} />
        <div className={styles.row}>
          <Button kind="secondary" onClick={retry}>
            {messages.general.retry}
          </Button>
          <Button kind="ghost" onClick={forget}>
            Descartar
          </Button>
        </div>
      </div>
    );
  }
  const part = Math.round(upload.part * 100);
  return (
    <div className={styles.row}>
      {upload.still ? (
        <>
          <p role="status" className={styles.still}>
            {messages.imagen.still}
          </p>
          <Button kind="secondary" onClick={retry}>
            {messages.general.retry}
          </Button>
        </>
      ) : null}
      <progress className={styles.bar} max={100} value={part} aria-label={`Subiendo: ${of}`} />
      <span className={styles.part} aria-hidden="true">
        {`${part} %`}
      </span>
      <Button kind="ghost" onClick={forget}>
        Cancelar
      </Button>
    </div>
  );
}

interface ProgressProps {
  /** 'Foto de perfil' */
  of: string;
  upload: PictureUpload;
}
