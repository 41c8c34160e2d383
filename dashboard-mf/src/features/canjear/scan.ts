import jsQR from 'jsqr';

/** Pixels of the scanned centre. A code on a nearby phone has five or more per module then. */
const SIDE = 640;
/** Milliseconds between two scans, to leave a slow phone time. */
const PAUSE = 80;

/**
 * Scans a video for codes.
 * @param onCode called with each reading, and with `null` if none is in sight; the first and the last call have `null`, so that a pause counts
 * @returns stops it
 */
export function scan(video: HTMLVideoElement, onCode: (code: string | null) => void): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('this browser provides no canvas to read from');
  const look = () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0) return;
    const side = Math.min(width, height);
    brush.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
    const { data } = brush.getImageData(0, 0, SIDE, SIDE);
    onCode(jsQR(data, SIDE, SIDE, { inversionAttempts: 'dontInvert' })?.data || null);
  };
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    look();
    timer = setTimeout(again, PAUSE);
  };
  onCode(null);
  timer = setTimeout(again, 0);
  return () => {
    clearTimeout(timer);
    onCode(null);
  };
}
