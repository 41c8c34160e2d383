/** A state of the page that a journey waits for. */
export interface PageMoment {
  name: string;
  /** At least one matching element must be visible. */
  selector: string;
  /** Text inside the element. */
  text?: string;
  /** Path of the address. */
  path?: string;
  /** The element is a loaded image. */
  picture?: boolean;
  /** Distance from the top of the window (px, ± 2). */
  top?: number;
}

/** Measurements of `watch` (ms), relative to the press or the navigation. */
export interface PageObservation {
  /** Time of the press on the page's clock; 0 for a navigation. */
  start: number;
  seen: Record<string, number>;
  lcp: number;
  inp: number;
  cls: number;
}

/**
 * Runs in the page: checks the moments in each frame and collects web vitals. A moment counts after its frame
 * is painted. `inp` is the longest interaction, `cls` the worst session window.
 * @param pressed start at the next touch or key instead of the navigation
 */
export function observePage({ moments, pressed }: { moments: PageMoment[]; pressed: boolean }): void {
  const noted: PageObservation = { start: pressed ? Number.NaN : 0, seen: {}, lcp: 0, inp: 0, cls: 0 };
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
  const isThere = ({ selector, text = '', path, picture, top }: PageMoment) =>
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
        left = left.filter((other) => other !== moment);
        setTimeout(() => {
          noted.seen[moment.name] = performance.now() - noted.start;
        });
      }
    }
    if (left.length > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
