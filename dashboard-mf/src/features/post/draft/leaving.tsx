import { useLeaving } from '@vidriera/kit/use-leaving';
import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { sameValues } from './draft.ts';

interface LeavingProps {
  base: PostValues;
  /** Pictures chosen and not uploaded yet. */
  photos: number;
  /** Whether pictures were added, taken away or moved. */
  photosChanged: boolean;
  edits: boolean;
  /** True once it was saved, from that moment on. */
  saved: RefObject<boolean>;
}

/** Watches over the form's exit. Draws nothing; apart, so that the form is not drawn anew with every letter. */
export function LeavingGuard({ base, photos, photosChanged, edits, saved }: LeavingProps) {
  const { control } = useFormContext<PostValues>();
  const values = useWatch({ control }) as PostValues;
  const dirty = photosChanged || !sameValues(values, base);
  const what = edits ? '¿Salir sin guardar los cambios?' : '¿Salir sin publicar?';
  const left = 'Lo que escribiste queda como borrador en este dispositivo';
  useLeaving({
    dirty,
    saved,
    question: `${what} ${left}${photos > 0 ? '; las fotos que elegiste se pierden.' : '.'}`,
    notify: dirty && photos > 0,
  });
  return null;
}
