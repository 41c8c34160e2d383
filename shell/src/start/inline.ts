import { boot } from './boot.ts';

// Has a build of its own, and is inlined into the page (runtime/build/shell-config.ts).
boot((entry) => import(/* @vite-ignore */ entry));
