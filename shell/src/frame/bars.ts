import { Suspension } from '../features/suspension/suspension.tsx';
import { AccountLinks } from './account-links.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { TermsGate } from './terms-gate.tsx';

/** One chunk for the parts of the frame that only signed-in people see. */
export const bars = { AccountLinks, BottomBar, Sidebar, Suspension, TermsGate };
