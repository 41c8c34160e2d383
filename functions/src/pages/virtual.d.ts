/** The shell's built index.html, put into the bundle by functions/vite.config.ts. */
declare module 'virtual:page-template' {
  const html: string;
  export default html;
}

/** The server's build of the public screens (shell/src/server), bundled likewise as a file of its own. */
declare module 'virtual:page-render' {
  export const render: import('domain/api/page').Screens['render'];
  export const addressOf: import('domain/api/page').Screens['addressOf'];
}
