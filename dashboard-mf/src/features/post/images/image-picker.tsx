import { failureOf } from 'kit/failure';
import { ImagePicker as Picker } from 'kit/ui/image-picker';
import { useState } from 'react';
import { type ChosenImage, choose } from './images.ts';

interface ImagePickerProps {
  label: string;
  help?: string;
  several?: boolean;
  /** Pictures that still fit. */
  place?: number;
  look: 'box' | 'pill';
  disabled?: boolean;
  onChoose: (imagenes: ChosenImage[]) => void;
}

/** A picker of pictures: each is checked and made ready at once, so that a bad file is told while it is chosen. */
export function ImagePicker({ place = 1, onChoose, ...rest }: ImagePickerProps) {
  const [error, setError] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);

  async function onFiles(files: File[]): Promise<void> {
    setPreparing(true);
    const fit = files.slice(0, place);
    const chosen: ChosenImage[] = [];
    let failure = files.length > fit.length ? `Entran ${place} más: dejamos las primeras.` : null;
    for (const file of fit) {
      try {
        chosen.push(await choose(file)); // one after another: several large bitmaps at once can exhaust a phone
      } catch (cause) {
        failure = failureOf(cause).message;
      }
    }
    setError(failure);
    setPreparing(false);
    if (chosen.length > 0) onChoose(chosen);
  }

  return (
    <Picker
      {...rest}
      busyText={preparing ? 'Preparando...' : null}
      error={error}
      onChoose={(files) => void onFiles(files)}
    />
  );
}
