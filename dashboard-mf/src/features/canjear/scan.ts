import jsQR from 'jsqr';

/** Pixels of the side that is looked at: the middle of the picture. A code on a phone held near has five and more to a module then. */
const SIDE = 640;
/** Milliseconds between two looks: a slow phone needs them for all else. */
const PAUSE = 80;

/**
 * Looks for codes in what a camera shows, again and again.
 * @param onCode told of each reading of one, and `null` when none is in sight
 * @returns ends it
 */
export function scan(video: HTMLVideoElement, onCode: (code: string | null) => void): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('this browser gives no canvas to read from');
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
  timer = setTimeout(again, 0);
  return () => clearTimeout(timer);
}
