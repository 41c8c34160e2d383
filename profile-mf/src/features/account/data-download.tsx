import Download from '@lucide/icons/icons/download';
import { failureOf } from '@vidriera/domain/failure';
import { addPart, type DataPart } from '@vidriera/domain/usuario/data-export';
import { dataPartSchema } from '@vidriera/domain/usuario/data-export-schema';
import type { z } from '@vidriera/domain/zod';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useEffect, useRef, useState } from 'react';
import styles from './account.module.css';

/** Asks for part after part. @throws Failure */
async function allData(): Promise<DataPart> {
  let whole: DataPart = {};
  let cursor: string | null = null;
  do {
    const answer: z.output<typeof dataPartSchema> = dataPartSchema.parse(
      await call('exportData', { cursor }),
    );
    whole = addPart(whole, answer.part);
    cursor = answer.cursor;
  } while (cursor !== null);
  return whole;
}

export function DataDownload({ username }: { username: string }) {
  const enlace = useRef<HTMLAnchorElement>(null);
  const [busy, setBusy] = useState(false);
  const [direccion, setDireccion] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const file = `vidriera-${username}.json`;

  useEffect(() => {
    if (!direccion) return;
    enlace.current?.click();
    return () => URL.revokeObjectURL(direccion);
  }, [direccion]);

  const prepare = async () => {
    setBusy(true);
    setError(null);
    try {
      const text = JSON.stringify(await allData(), null, 2);
      setDireccion(URL.createObjectURL(new Blob([text], { type: 'application/json' })));
    } catch (caught) {
      setError(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.row}>
      <p>
        Bajate todo lo que guardamos de vos en un archivo JSON: tu cuenta, tu perfil, tus publicaciones, tus
        likes y las direcciones de tus fotos.
      </p>
      <Button
        kind="secondary"
        busy={busy}
        busyText="Preparando..."
        icon={<Icon of={Download} size={20} />}
        onClick={() => void prepare()}
      >
        Descargar mis datos
      </Button>
      <p role="status" className={styles.status}>
        {direccion ? (
          <>
            Tu archivo está listo.{' '}
            <a ref={enlace} href={direccion} download={file}>
              Guardar {file}
            </a>
          </>
        ) : null}
      </p>
      <FieldError error={error} />
    </div>
  );
}
