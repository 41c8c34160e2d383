import { pictureSources } from './picture-source.ts';
import { type Story, stubOf } from './story.ts';

const [WIDTH, HEIGHT] = [1080, 1920];
const LEFT = 84;
/** Instagram lays its own controls over what is higher, and over what is lower. */
const SAFE = { top: 260, foot: 1570 };
const HEADING = '"Bricolage Grotesque", "Avenir Next", "Segoe UI", system-ui, sans-serif';
const BODY = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
/** Of the dark bands and the light theme (kit/src/styles/tokens.css): a story is the same everywhere. */
const C = { night: '#1F1A17', on: '#FFFFFF', soft: '#F3ECE2', mustard: '#F2B632', accent: '#C2301A' };
/** The awning of the product's sign and its window, 32 units wide. */
const AWNING = 'M6 6h20l2.6 7a3.9 3.9 0 0 1-7.7 0 3.9 3.9 0 0 1-7.8 0h-2a3.9 3.9 0 0 1-7.7 0z';
const WINDOW = 'M6.5 18.5V26h19v-7.5';

type Brush = CanvasRenderingContext2D;

/**
 * A story's picture as a JPEG of 1080×1920 pixels.
 * @throws where the browser gives no canvas
 */
export async function drawStory(story: Story): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser gives no canvas to draw on');
  await document.fonts?.load(`700 90px ${HEADING}`).catch(() => []);
  ground(brush, await photoOf(story));
  if (story.day) stub(brush, stubOf(story.day));
  words(brush, story);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9);
  });
}

/** The story's photograph, from the first of its sources that can be had and does not taint the canvas; `null` without one. */
async function photoOf({ imagen }: Story): Promise<HTMLImageElement | null> {
  for (const { src } of pictureSources(imagen, 1200)) {
    if (!/^(?:blob:|\/)/.test(src)) continue;
    const photo = new Image();
    photo.src = src;
    const loaded = await photo.decode().then(
      () => true,
      () => false,
    );
    if (loaded) return photo;
  }
  return null;
}

function ground(brush: Brush, photo: HTMLImageElement | null): void {
  brush.fillStyle = photo ? C.night : C.accent;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  if (photo) {
    const scale = Math.max(WIDTH / photo.width, HEIGHT / photo.height);
    const [width, height] = [photo.width * scale, photo.height * scale];
    brush.drawImage(photo, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  } else {
    brush.fillStyle = C.mustard;
    brush.beginPath();
    brush.arc(780, 620, 430, 0, 2 * Math.PI);
    brush.fill();
    sign(brush, 300, 380, 480);
  }
  const shade = brush.createLinearGradient(0, 620, 0, 1250);
  shade.addColorStop(0, 'rgb(31 26 23 / 0)');
  shade.addColorStop(1, 'rgb(31 26 23 / 0.94)');
  brush.fillStyle = shade;
  brush.fillRect(0, 620, WIDTH, HEIGHT - 620);
}

function sign(brush: Brush, x: number, y: number, size: number): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 32, size / 32);
  brush.fillStyle = C.accent;
  brush.strokeStyle = C.on;
  brush.lineWidth = 1;
  brush.fill(new Path2D(AWNING));
  brush.stroke(new Path2D(AWNING));
  brush.lineWidth = 2.5;
  brush.stroke(new Path2D(WINDOW));
  brush.restore();
}

/** The ticket stub: weekday, number, month. */
function stub(brush: Brush, [week, number, month]: readonly string[]): void {
  brush.fillStyle = C.mustard;
  brush.fillRect(LEFT, SAFE.top, 220, 290);
  brush.fillStyle = C.night;
  brush.textAlign = 'center';
  for (const [text = '', size, y] of [
    [week, 48, 70],
    [number, 128, 190],
    [month, 48, 258],
  ] as const) {
    brush.font = `700 ${size}px ${HEADING}`;
    brush.fillText(text, LEFT + 110, SAFE.top + y);
  }
  brush.textAlign = 'left';
}

/** From the foot up, so that the last line stands where it can be read, however long the title is. */
function words(brush: Brush, { label, titulo, lines, author, address }: Story): void {
  let y = SAFE.foot;
  const write = (text: string, size: number, color: string, font: string, most: number) => {
    brush.font = font.replace('0px', `${size}px`);
    brush.fillStyle = color;
    const fitting = wrap(brush, text, WIDTH - 2 * LEFT, most);
    for (const line of fitting.reverse()) {
      brush.fillText(line, LEFT, y);
      y -= size * 1.14;
    }
  };
  write(address, 42, C.mustard, `700 0px ${BODY}`, 1);
  if (author !== titulo) write(author, 42, C.on, `600 0px ${BODY}`, 1);
  y -= 24;
  for (const line of lines.toReversed()) write(line, 46, C.soft, `500 0px ${BODY}`, 2);
  y -= 44;
  write(titulo, titulo.length > 60 ? 76 : 100, C.on, `700 0px ${HEADING}`, 5);
  y -= 16;
  write(label, 38, C.mustard, `700 0px ${HEADING}`, 1);
}

/** Lines of a text within a width; what does not fit ends in '…'. */
function wrap(brush: Brush, text: string, width: number, most: number): string[] {
  const fits = (candidate: string) => brush.measureText(candidate).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most).map((line) => cut(line, fits));
  const last = kept.length - 1;
  if (lines.length > most) kept[last] = cut(`${kept[last]}…`, fits);
  return kept;
}

function cut(line: string, fits: (text: string) => boolean): string {
  if (fits(line)) return line;
  let shorter = line.replace(/…$/, '');
  while (shorter && !fits(`${shorter}…`)) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}
