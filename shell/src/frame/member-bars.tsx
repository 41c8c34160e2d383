import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';

// One chunk that only signed-in people fetch. The frame's style sheet keeps the place of each bar.
const importBars = () => import('./bars.ts');

export const MemberSidebar = lazyPart(async () => (await importBars()).bars.Sidebar);

export const MemberBottomBar = lazyPart(async () => (await importBars()).bars.BottomBar);

export const MemberAccountLinks = lazyPart(async () => (await importBars()).bars.AccountLinks);

export const MemberTerms = lazyPart(async () => (await importBars()).bars.TermsGate);

export const MemberSuspension = lazyPart(async () => (await importBars()).bars.Suspension);

/** Fetches the bars before the first render, so that the frame does not change after it. */
export const fetchMemberBars = (): Promise<unknown> =>
  Promise.all([MemberSidebar.preload(), MemberBottomBar.preload()]);
