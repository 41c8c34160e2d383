import { useLeaving } from '@vidriera/kit/going/use-leaving';
import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostValues } from '../values.ts';
import { sameValues } from './draft.ts';

interface LeavingProps {
  base: PostValues;
  /** Number of chosen pictures that this browser does not keep. */
  photos: number;
  photosChanged: boolean;
  edits: boolean;
  /** Whether this browser keeps what was typed. */
  isKept: boolean;
  saved: RefObject<boolean>;
}

/** Asks before the form is left. A component of its own, so that the form does not render on each keystroke. */
export function LeavingGuard({ base, photos, photosChanged, edits, isKept, saved }: LeavingProps) {
  const { control } = useFormContext<PostValues>();
  const values = useWatch({ control }) as PostValues;
  const dirty = photosChanged || !sameValues(values, base);
  const what = edits ? '¿Salir sin guardar los cambios?' : '¿Salir sin publicar?';
  const left = isKept ? 'Lo que escribiste queda como borrador en este dispositivo' : NOT_KEPT;
  useLeaving({
    dirty,
    saved,
    question: `${what} ${left}${photos > 0 ? '; las fotos que elegiste se pierden.' : '.'}`,
    notify: dirty && (photos > 0 || !isKept),
  });
  return null;
}

const NOT_KEPT = 'Este navegador no pudo guardar un borrador, así que lo que escribiste se pierde';
