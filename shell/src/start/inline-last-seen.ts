import { showLastSeen } from './last-seen.ts';

// Built by itself and written behind what stands in for a screen (shell/vite/built-script.ts).
showLastSeen();
