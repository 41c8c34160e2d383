import { type AreaBuild, CONTRACT, type ShellBuild } from '@vidriera/runtime/contract/manifest-schema';
import type { RenderedScreen } from '@vidriera/runtime/contract/page';
import type { LiveBuilds } from '../site/pages/live-builds.ts';
import type { RenderThread } from '../site/pages/render-thread.ts';

export const SHELL: ShellBuild = {
  id: '000000000001',
  contract: CONTRACT,
  react: '19.3.1',
  files: [],
  offers: { react: ['useState'], '@vidriera/router': ['Link'] },
  document: {
    clientHtml: [
      '<html><head>',
      '<style>html{top:0}</style><script>1;</script></head><body><div id="root">',
      '</div><noscript>Hace falta JavaScript.</noscript></body></html>',
    ],
    serverHtml: [
      '<html><head>',
      '<style>html{top:0}</style><script>1;</script></head><body><div id="root">',
      '</div></body></html>',
    ],
    scripts: ['1;'],
    styles: ['html{top:0}'],
    boot: 'boot();',
    entry: '/assets/index-abcd1234.js',
    preloads: ['/assets/share-abcd1234.js'],
    sheets: ['/assets/index-abcd1234.css'],
  },
  server: { file: '/server/screens-abcd1234.cjs', sha256: '0'.repeat(64) },
};

export const areaBuild = (area: string, change: Partial<AreaBuild> = {}): AreaBuild => ({
  id: '00000000000a',
  contract: CONTRACT,
  react: '19.3.1',
  files: [],
  entry: `/r/${area}/remoteEntry-abcd1234.js`,
  adopt: `/r/${area}/assets/adopt-abcd1234.js`,
  js: [`/r/${area}/assets/routes-abcd1234.js`],
  uses: { react: ['useState'] },
  server: { file: `/r/${area}/server/routes-abcd1234.cjs`, sha256: '0'.repeat(64) },
  ...change,
});

export const SCREEN: RenderedScreen = {
  status: 200,
  head: '<title>Bar Lisboa</title>',
  styles: ['.frame{color:red}', '.card{color:red}'],
  body: '<main>$& Hola</main>',
  data: {
    address: '/bar',
    area: 'explore',
    loaderData: { text: '</script><script>alert(1)</script>' },
    errors: null,
  },
  preloads: ['/r/explore/assets/screen.js', '/assets/share-abcd1234.js'],
  sheets: [],
};

export const liveOf = (
  thread: Partial<RenderThread> | null,
  change: Partial<LiveBuilds> = {},
): LiveBuilds => ({
  shell: SHELL,
  remotes: {},
  builds: 's a',
  thread: thread && {
    render: async () => SCREEN,
    canonicalAddress: async ({ pathname }) => pathname,
    retire: () => undefined,
    ...thread,
  },
  reportError: () => undefined,
  ...change,
});
