import ImagePlus from '@lucide/icons/icons/image-plus';
import LoaderCircle from '@lucide/icons/icons/loader-circle';
import { type ChangeEvent, useId } from 'react';
import button from '../parts/button.module.css';
import { FieldError } from '../parts/field-error.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './image-picker.module.css';

interface ImagePickerProps {
  label: string;
  /** Names the picker for screen readers: 'Foto de perfil'. */
  of?: string;
  help?: string;
  /** `box`: as wide as its column. `pill` and `button`: for a row. */
  look?: 'box' | 'pill' | 'button';
  several?: boolean | undefined;
  /** Replaces the label while chosen files are prepared; meanwhile the picker is disabled. */
  busyText?: string | null;
  disabled?: boolean | undefined;
  error?: string | null;
  notice?: string | null;
  onChoose: (files: File[]) => void;
}

export function ImagePicker({
  label,
  of,
  help,
  look = 'button',
  several,
  busyText,
  disabled,
  error,
  notice,
  onChoose,
}: ImagePickerProps) {
  const id = useId();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // allows choosing the same file again
    if (files.length) onChoose(files);
  };
  return (
    <div className={styles.picker}>
      <label className={styles.label} data-look={look}>
        {busyText ? (
          <Icon of={LoaderCircle} size={20} className={button.spin} />
        ) : (
          <Icon of={ImagePlus} size={20} />
        )}
        <span aria-live="polite">{busyText ?? label}</span>
        {of ? <span className="sr-only">({of})</span> : null}
        {help ? <small className={styles.help}>{help}</small> : null}
        <input
          type="file"
          accept="image/*"
          multiple={several}
          disabled={disabled || Boolean(busyText)}
          aria-describedby={error ? id : undefined}
          className={styles.input}
          onChange={onChange}
        />
      </label>
      <FieldError id={id} error={error} />
      {notice ? (
        <p role="status" className="soft">
          {notice}
        </p>
      ) : null}
    </div>
  );
}
