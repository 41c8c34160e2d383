/** What the browser's builds hold of each screen, put into the bundle by shell/vite/screen-assets.ts. */
declare module 'virtual:screen-assets' {
  export const builds: import('./screen-assets.ts').BrowserBuilds;
}
