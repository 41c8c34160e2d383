/** The shell's built index.html, put into the bundle by functions/vite.config.ts. */
declare module 'virtual:page-template' {
  const html: string;
  export default html;
}
