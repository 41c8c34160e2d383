import { boot } from './boot.ts';

// Built by itself and written into the page (runtime/build/shell-document.ts).
boot((entry) => import(/* @vite-ignore */ entry));
