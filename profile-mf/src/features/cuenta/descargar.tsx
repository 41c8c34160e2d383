import { mensajes } from 'domain/messages';
import { call, LlamadaFallo } from 'kit/callable';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import styles from './cuenta.module.css';

/** A copy of everything stored about the person, as a JSON file. */
export function DescargarDatos({ username }: { username: string }) {
  const enlace = useRef<HTMLAnchorElement>(null);
  const [ocupado, setOcupado] = useState(false);
  const [direccion, setDireccion] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const archivo = `vidriera-${username}.json`;

  useEffect(() => {
    if (!direccion) return;
    enlace.current?.click();
    return () => URL.revokeObjectURL(direccion);
  }, [direccion]);

  const preparar = async () => {
    setOcupado(true);
    setError(null);
    try {
      const texto = JSON.stringify(await call('exportData', {}), null, 2);
      setDireccion(URL.createObjectURL(new Blob([texto], { type: 'application/json' })));
    } catch (caught) {
      setError(caught instanceof LlamadaFallo ? caught.message : mensajes.general.interno);
    } finally {
      setOcupado(false);
    }
  };

  return (
    <div className={styles.fila}>
      <p>
        Bajate todo lo que guardamos de vos en un archivo JSON: tu cuenta, tu perfil, tus publicaciones, tus
        likes y las direcciones de tus fotos.
      </p>
      <Button
        kind="secondary"
        busy={ocupado}
        busyText="Preparando..."
        icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => void preparar()}
      >
        Descargar mis datos
      </Button>
      <p role="status" className={styles.estado}>
        {direccion ? (
          <>
            Tu archivo está listo.{' '}
            <a ref={enlace} href={direccion} download={archivo}>
              Guardar {archivo}
            </a>
          </>
        ) : null}
      </p>
      <FieldError error={error} />
    </div>
  );
}
