import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';

/** The bars of signed-in people: one chunk, for they are wanted together. */
export const bars = { BottomBar, Sidebar };
