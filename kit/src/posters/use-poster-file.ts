import { failureOf } from '@vidriera/domain/failure';
import { pageConfig } from '@vidriera/session/config';
import { useEffect, useState } from 'react';
import type { FormatName, PosterSubject } from './shared-poster.ts';

/** Draws a poster's picture on demand; its `blob:` address is revoked on unmount. */
export function usePosterFile(subject: PosterSubject | undefined) {
  const [file, setFile] = useState<{ src: string; format: FormatName } | null>(null);
  const [phase, setPhase] = useState<{ busy?: FormatName; failure?: string }>({});
  useEffect(() => () => URL.revokeObjectURL(file?.src ?? ''), [file]);
  const draw = async (format: FormatName) => {
    if (!subject) return;
    setPhase({ busy: format });
    try {
      const { drawPoster } = await import('./draw-poster.ts');
      const blob = await drawPoster(subject, format, pageConfig().linkHost);
      setFile({ src: URL.createObjectURL(blob), format });
      setPhase({});
    } catch (caught) {
      console.warn('a poster could not be drawn:', caught);
      setPhase({ failure: failureOf(caught).message });
    }
  };
  return {
    file,
    ...phase,
    draw: (format: FormatName) => void draw(format),
    forget: () => setFile(null),
  };
}
