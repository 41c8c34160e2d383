import { TIPOS_IMAGEN } from 'domain/imagen';
import { comoErrorDatos } from 'kit/datos/errores';
import { FieldError } from 'kit/ui/field';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useId, useState } from 'react';
import styles from './elegir-imagen.module.css';
import { elegir, type ImagenElegida } from './imagenes.ts';

const ACEPTA = TIPOS_IMAGEN.join(',');

interface ElegirImagenProps {
  label: string;
  ayuda?: string;
  varias?: boolean;
  /** Pictures that still fit. */
  lugar?: number;
  compacto?: boolean;
  disabled?: boolean;
  onElegir: (imagenes: ImagenElegida[]) => void;
}

/** A picker of pictures: each is checked and made ready at once, so that a bad file is told while it is chosen. */
export function ElegirImagen({
  label,
  ayuda,
  varias,
  lugar = 1,
  compacto,
  disabled,
  onElegir,
}: ElegirImagenProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [preparando, setPreparando] = useState(false);

  async function alElegir({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const archivos = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    if (archivos.length === 0) return;
    setPreparando(true);
    const entran = archivos.slice(0, lugar);
    const listas: ImagenElegida[] = [];
    let fallo = archivos.length > entran.length ? `Entran ${lugar} más: dejamos las primeras.` : null;
    for (const archivo of entran) {
      try {
        listas.push(await elegir(archivo)); // one after another: several large bitmaps at once can exhaust a phone
      } catch (causa) {
        fallo = comoErrorDatos(causa).message;
      }
    }
    setError(fallo);
    setPreparando(false);
    if (listas.length > 0) onElegir(listas);
  }

  return (
    <div className={styles.caja}>
      <label className={styles.boton} data-compacto={compacto || undefined} htmlFor={id}>
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        <span>{preparando ? 'Preparando...' : label}</span>
        {ayuda ? <small className={styles.ayuda}>{ayuda}</small> : null}
        <input
          id={id}
          type="file"
          accept={ACEPTA}
          multiple={varias}
          disabled={disabled || preparando}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.archivo}
          onChange={(evento) => void alElegir(evento)}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
