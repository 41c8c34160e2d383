/** Something a journey waits for, as it is seen on the page. */
export interface Moment {
  name: string;
  /** One of what it finds has to be there, and not hidden. */
  selector: string;
  /** Words in it. */
  text?: string;
  /** The address's path by then. */
  path?: string;
  /** It is a picture that has arrived whole, and is drawn. */
  picture?: boolean;
  /** Pixels between its top and the window's, give or take two. */
  top?: number;
}

/** What `watch` keeps in the page; times in milliseconds, moments since the press, or since the page was asked for. */
export interface Noted {
  /** When the finger or the key came down, on the page's clock; 0 when the page was asked for. */
  start: number;
  seen: Record<string, number>;
  lcp: number;
  inp: number;
  cls: number;
}

/**
 * Runs in the page, by itself alone: looks at it in each frame until every moment was seen, and adds up what web-vitals counts. A moment
 * is noted once the frame that has it is drawn. `inp` is the longest interaction from the start on (of fewer than fifty that is web-vitals'),
 * `cls` the worst of its windows of shifts that no input caused.
 * @param pressed the start is the next touch or key; without, the page's own
 */
export function watch({ moments, pressed }: { moments: Moment[]; pressed: boolean }): void {
  const noted: Noted = { start: pressed ? Number.NaN : 0, seen: {}, lcp: 0, inp: 0, cls: 0 };
  Object.assign(globalThis, { noted });
  const since = ({ startTime }: PerformanceEntry) => startTime >= noted.start - 1;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    const init = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().filter(since).forEach(each)).observe(init);
  };
  if (pressed) {
    const begin = (event: Event) => {
      noted.start = event.timeStamp;
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, begin, true);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  for (const type of ['event', 'first-input']) {
    observe(type, (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId > 0) noted.inp = Math.max(noted.inp, duration);
    });
  }
  let [first, last, sum] = [0, 0, 0];
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0];
    [last, sum] = [startTime, sum + value];
    noted.cls = Math.max(noted.cls, sum);
  });

  const drawn = (image: Element) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  const isThere = ({ selector, text = '', path, picture, top }: Moment) =>
    (path === undefined || decodeURIComponent(location.pathname) === path) &&
    [...document.querySelectorAll(selector)].some(
      (element) =>
        (element.textContent ?? '').includes(text) &&
        element.checkVisibility() &&
        (!picture || drawn(element)) &&
        (top === undefined || Math.abs(element.getBoundingClientRect().top - top) <= 2),
    );
  let left = moments;
  const look = () => {
    if (!Number.isNaN(noted.start)) {
      for (const moment of left.filter(isThere)) {
        left = left.filter((one) => one !== moment);
        setTimeout(() => {
          noted.seen[moment.name] = performance.now() - noted.start;
        });
      }
    }
    if (left.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
