import { Failure } from '@vidriera/domain/failure';
import { reportSchema } from '@vidriera/domain/site/report-schema';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reportUnexpected, watchErrors } from './watch-errors.ts';

const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

/** Returns an error thrown by a script; by default one of ours. */
function thrown(message: string, script = `${location.origin}/assets/start-1a2b3c4d.js`): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at read (${script}:1:200)\n    at https://otro.example/assets/x.js:1:1`;
  return error;
}
const settled = () => vi.dynamicImportSettled();
const reports = () =>
  Promise.all(
    beacon.mock.calls.map(async ([, body]) =>
      reportSchema.parse(JSON.parse(await new Response(body).text())),
    ),
  );

beforeAll(watchErrors);
beforeEach(async () => {
  beacon.mockClear();
  sessionStorage.clear();
  vi.resetModules(); // resets the page's memory
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  document.body.innerHTML = `<script type="application/json" id="vidriera">{"shell":"0123456789ab"}</script>`;
  history.replaceState(null, '', '/explore/evento/abc?q=tango#ana');
});
afterEach(() => vi.unstubAllGlobals());

it('reports an uncaught error with our stack frames and the path without its query', async () => {
  dispatchEvent(new ErrorEvent('error', { error: thrown('no hay titulo') }));
  await settled();
  expect(await reports()).toEqual([
    {
      kind: 'error',
      text: 'TypeError: no hay titulo',
      frames: ['/assets/start-1a2b3c4d.js:1:200'],
      path: '/explore/evento/abc',
      shell: '0123456789ab',
    },
  ]);
  const [address, body] = beacon.mock.lastCall ?? [];
  expect([address, body?.type]).toEqual(['/api/avisos', 'application/json']);
});

it('reports an unhandled rejection', async () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('rota') }));
  await settled();
  expect(await reports()).toMatchObject([{ kind: 'rejection', text: 'TypeError: rota' }]);
});

it('reports each error once, and at most three per tab', async () => {
  for (const message of ['a', 'a', 'b\nb', 'b\nb', 'c', 'd']) reportUnexpected('screen', thrown(message));
  await settled();
  expect((await reports()).map(({ text }) => text)).toEqual([
    'TypeError: a',
    'TypeError: b\nb',
    'TypeError: c',
  ]);
});

it('reports at most three without session storage', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  for (const message of ['e', 'e', 'f', 'g', 'h', 'i']) reportUnexpected('screen', thrown(message));
  await settled();
  expect(beacon.mock.calls.length).toBeLessThanOrEqual(3);
});

it.each([
  ['an expected failure', new Failure('not-found', 'No está.')],
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an aborted request', new DOMException('aborted', 'AbortError')],
  ['an extension’s error', thrown('rota', 'chrome-extension://abc/assets/x.js')],
  ['another site’s error', thrown('rota', 'https://malo.example/assets/x.js')],
  ['an error without a stack', Object.assign(new Error('rota'), { stack: undefined })],
  ['a value that is no Error', 'rota'],
  ['an error response of the router', { status: 404, data: {} }],
])('does not report %s', async (_what, error) => {
  reportUnexpected('screen', error);
  await settled();
  expect(beacon).not.toHaveBeenCalled();
});
