import FileUp from '@lucide/icons/icons/file-up';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { type ChangeEvent, useId } from 'react';
import styles from './file-button.module.css';

interface FileButtonProps {
  label: string;
  accept: string;
  error: string | null;
  onChoose: (file: File) => void;
}

export function FileButton({ label, accept, error, onChoose }: FileButtonProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // allows choosing the same file again
    if (file) onChoose(file);
  };
  return (
    <div className={styles.file}>
      <label className={styles.label}>
        <Icon of={FileUp} size={20} />
        {label}
        <input
          type="file"
          accept={accept}
          aria-describedby={error ? id : undefined}
          className={styles.input}
          onChange={choose}
        />
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
