import { AccountLinks } from './account-links.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';

/** What signed-in people alone see of the frame: one chunk, for it is wanted together. */
export const bars = { AccountLinks, BottomBar, Sidebar };
