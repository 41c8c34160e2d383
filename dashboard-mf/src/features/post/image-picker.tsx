import { TIPOS_IMAGE } from 'domain/image/image';
import { failureOf } from 'kit/failure';
import { FieldError } from 'kit/ui/field';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useId, useState } from 'react';
import styles from './image-picker.module.css';
import { type ChosenImage, choose } from './images.ts';

const ACCEPTS = TIPOS_IMAGE.join(',');

interface ImagePickerProps {
  label: string;
  help?: string;
  several?: boolean;
  /** Pictures that still fit. */
  place?: number;
  compact?: boolean;
  disabled?: boolean;
  onChoose: (imagenes: ChosenImage[]) => void;
}

/** A picker of pictures: each is checked and made ready at once, so that a bad file is told while it is chosen. */
export function ImagePicker({
  label,
  help,
  several,
  place = 1,
  compact,
  disabled,
  onChoose,
}: ImagePickerProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);

  async function onFiles({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    if (files.length === 0) return;
    setPreparing(true);
    const fit = files.slice(0, place);
    const lists: ChosenImage[] = [];
    let failure = files.length > fit.length ? `Entran ${place} más: dejamos las primeras.` : null;
    for (const file of fit) {
      try {
        lists.push(await choose(file)); // one after another: several large bitmaps at once can exhaust a phone
      } catch (cause) {
        failure = failureOf(cause).message;
      }
    }
    setError(failure);
    setPreparing(false);
    if (lists.length > 0) onChoose(lists);
  }

  return (
    <div className={styles.caja}>
      <label className={styles.boton} data-compacto={compact || undefined} htmlFor={id}>
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        <span>{preparing ? 'Preparando...' : label}</span>
        {help ? <small className={styles.ayuda}>{help}</small> : null}
        <input
          id={id}
          type="file"
          accept={ACCEPTS}
          multiple={several}
          disabled={disabled || preparing}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.archivo}
          onChange={(evento) => void onFiles(evento)}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
