import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** `off`: not asked yet. `refused`: with the reason. */
type Camera = { is: 'off' } | { is: 'asked' } | { is: 'on' } | { is: 'refused'; why: string };

const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Messages by the name of the browser's error. */
const WHY: Record<string, string> = {
  NotAllowedError:
    'El navegador no deja usar la cámara. Habilitala en los permisos de esta página, o escribí las seis letras.',
  NotFoundError: 'No encontramos ninguna cámara. Escribí las seis letras.',
  NotReadableError: 'Otra aplicación está usando la cámara. Cerrala y probá de nuevo.',
};
const OTHERWISE = 'No pudimos abrir la cámara. Escribí las seis letras.';

/**
 * The camera, scanning while the page is visible. It starts by itself if it was allowed before, else by a press. The scanner is fetched
 * once it is allowed.
 * @param onCode called with each reading, and with `null` if none is in sight
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string | null) => void) {
  const [camera, setCamera] = useState<Camera>({ is: 'off' });
  const stop = useRef<() => void>(undefined);
  const told = useRef(onCode);
  told.current = onCode;
  const isWanted = useRef(false);

  const start = useCallback(async () => {
    isWanted.current = true;
    if (stop.current) return;
    let ended = false;
    const ends: (() => void)[] = [];
    const end = () => {
      ended = true;
      for (const finish of ends) finish();
      if (stop.current === end) stop.current = undefined;
    };
    stop.current = end;
    setCamera({ is: 'asked' });
    try {
      if (!navigator.mediaDevices) throw new DOMException('none here', 'NotFoundError');
      const stream = await navigator.mediaDevices.getUserMedia(WANTED);
      ends.push(() => {
        for (const track of stream.getTracks()) track.stop();
      });
      const { scan } = await import('./scan.ts');
      if (ended || !video.current) return end();
      video.current.srcObject = stream;
      await video.current.play();
      if (ended) return;
      ends.push(scan(video.current, (code) => told.current(code)));
      setCamera({ is: 'on' });
    } catch (caught) {
      if (ended && caught instanceof DOMException) return; // the page was left meanwhile
      end();
      if (!(caught instanceof DOMException)) console.error(caught);
      const name = caught instanceof DOMException ? caught.name : '';
      setCamera({ is: 'refused', why: WHY[name] ?? OTHERWISE });
    }
  }, [video]);

  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') stop.current?.();
      else if (isWanted.current) void start();
    };
    document.addEventListener('visibilitychange', onChange);
    void isAllowed().then((is) => {
      if (is) return start();
    });
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      stop.current?.();
    };
  }, [start]);
  return { camera, start };
}

/** Whether it was allowed before; unknown in some browsers. */
async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false; // unknown: a press asks
  }
}
