import { TIPOS_IMAGE } from 'domain/image/image';
import { messages } from 'domain/messages/messages';
import ImagePlus from 'lucide-react/icons/image-plus';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ChangeEvent } from 'react';
import styles from './picker.module.css';

interface PickerProps {
  label: string;
  /** What the label belongs to, for whoever can't see it: 'Foto de perfil'. */
  of: string;
  several?: boolean;
  uploading?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** A picker of pictures that looks like a button; says 'Subiendo...' while it uploads. */
export function Picker({ label, of, several, uploading, disabled, onChoose }: PickerProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    if (files.length) onChoose(files);
  };
  return (
    <label className={styles.boton}>
      {uploading ? (
        <LoaderCircle size={20} strokeWidth={1.75} aria-hidden className={styles.gira} />
      ) : (
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
      )}
      <span role="status">{uploading ? messages.perfil.uploading : label}</span>
      <span className="sr-only">({of})</span>
      <input
        type="file"
        accept={TIPOS_IMAGE.join(',')}
        multiple={several}
        disabled={disabled || uploading}
        className={styles.archivo}
        onChange={onChange}
      />
    </label>
  );
}
