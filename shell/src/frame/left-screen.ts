import { MAIN_ID } from 'kit/main-id';
import type { ScreenHandle } from 'kit/screen';
import { WRITTEN } from 'kit/written';
import type { Router } from '../start/make-router.ts';
import { keepUse } from './hand-over.ts';
import { placeKey } from './place.tsx';

/** A screen that was left: its entry of the history, the frame's layout, its elements and how far it was scrolled. */
interface Left {
  entry: string | undefined;
  /** By what its place is remembered. */
  place: string;
  layout: string | undefined;
  nodes: Node[];
  top: number;
  /** When it was left. */
  at: number;
}

/** How long it is good for, in milliseconds: as long as its data are given back (kit/src/screen/shown.ts). */
const LASTS_MS = 300_000;

/**
 * Has who goes back see the screen they left at once, at its place: its very elements, which React has taken off the page, stand in for it
 * until it is drawn anew. Their links are followed, other presses are handed over then. Who goes forward again sees at once what was beneath.
 * At a quarter of a processor's speed explore is there after 190 ms so, and after 500 to 800 drawn anew (`npm run bench:journeys -- --only=Back`, with and without this file and the line that names it).
 */
export function keepLeft(router: Router): void {
  let left: Left | undefined;
  let shown: { entry: string | undefined; beneath: number; takeAway: () => boolean } | undefined;
  let { location, matches } = router.state;
  addEventListener(WRITTEN, () => {
    left = undefined;
  });
  router.subscribe((state) => {
    const { navigation } = state;
    if (navigation.state === 'loading' && left && navigation.location.key === left.entry && isGood(left)) {
      shown?.takeAway();
      shown = { entry: left.entry, beneath: scrollY, takeAway: standIn(left, router) };
    } else if (navigation.location?.key === state.location.key && shown?.takeAway()) {
      scrollTo(0, shown.beneath);
    }
    if (navigation.state === 'idle' && state.location.key !== shown?.entry) shown?.takeAway();
    if (state.location.key === location.key) return;
    const { served } = (matches.at(-1)?.route.handle ?? {}) as Partial<ScreenHandle>;
    left = served && state.historyAction !== 'POP' ? standing(placeKey(location)) : undefined; // React has not drawn the next one yet
    ({ location, matches } = state);
  });
}

/** Whether it can stand where the present screen does, and is not a part of that. A screen of layout `own` has a frame of its own. */
const isGood = ({ at, layout, nodes }: Left): boolean =>
  Date.now() - at < LASTS_MS &&
  layout !== 'own' &&
  layout === presentLayout() &&
  !nodes.some(({ isConnected }) => isConnected);

const presentLayout = () => document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout;

/** The screen that stands, by what the frame says of it (shell/src/frame/place.tsx). */
const standing = (place: string): Left => ({
  entry: document.documentElement.dataset.entry,
  place,
  layout: presentLayout(),
  nodes: [...(document.getElementById(MAIN_ID)?.childNodes ?? [])],
  top: scrollY,
  at: Date.now(),
});

/**
 * Puts what was left in the place of what stands, until React puts something else there, or the frame says that it has drawn in place.
 * @returns what takes it away, and says whether it was there
 */
function standIn(left: Left, router: Router): () => boolean {
  const { nodes, place, top } = left;
  const main = document.getElementById(MAIN_ID);
  if (!main) return () => false;
  const still = main.cloneNode() as HTMLElement;
  still.removeAttribute('id');
  still.dataset.left = place;
  still.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || link.target || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    if (link.dataset.back) void router.navigate(-1);
    else void router.navigate(link.pathname + link.search + link.hash);
  });
  const handOver = keepUse(still);
  still.append(...nodes);
  main.before(still);
  main.style.display = 'none';
  scrollTo(0, top);
  const follow = () => {
    left.top = scrollY;
  };
  addEventListener('scroll', follow);
  const show = () => {
    const stood = still.isConnected;
    removeEventListener('scroll', follow);
    still.remove();
    main.style.display = '';
    return stood;
  };
  const takeAway = () => {
    drawn.disconnect();
    entered.disconnect();
    return show();
  };
  const giveWay = () => {
    if (show() && left.top !== top) scrollTo(0, left.top); // the router has brought back the place it was left at
  };
  const drawn = new MutationObserver(giveWay);
  drawn.observe(main, { childList: true });
  const entered = new MutationObserver(() => {
    giveWay();
    takeAway();
    handOver(main);
  });
  entered.observe(document.documentElement, { attributeFilter: ['data-entry'] });
  return takeAway;
}
