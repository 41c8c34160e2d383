/** What the browser's build made of each screen, put into the server's build by runtime/build/screen-assets.ts. */
declare module 'virtual:screen-assets' {
  export const assets: import('@vidriera/runtime/contract/server-module').BuildAssets;
}
