import { ImagePicker as Picker } from '@vidriera/kit/ui/form/image-picker';
import type { PictureSlot, Preparation } from './preparation.ts';

interface ImagePickerProps {
  label: string;
  help?: string;
  slot: PictureSlot;
  room?: number;
  look: 'box' | 'pill';
  disabled?: boolean;
  preparation: Preparation;
}

/** A picker that checks and prepares each file at once, so that a bad one is reported immediately. */
export function ImagePicker({ slot, room = 1, preparation, ...rest }: ImagePickerProps) {
  const { done, total, error, notice } = preparation.get(slot);
  const count = total > 1 ? ` ${done} de ${total}` : '';
  return (
    <Picker
      {...rest}
      several={slot === 'extras'}
      busyText={total > 0 ? `Preparando${count}...` : null}
      error={error}
      notice={notice}
      onChoose={(files) => preparation.add(slot, files, room)}
    />
  );
}
