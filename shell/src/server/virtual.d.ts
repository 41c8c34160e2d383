/** What the browser's build made of each screen, put into the server's build by kit/vite/screen-assets.ts. */
declare module 'virtual:screen-assets' {
  export const assets: import('kit/server-module').BuildAssets;
}
