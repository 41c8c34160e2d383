import type { Page } from '@playwright/test';
import { isProof, type Proof } from 'domain/app-check/proof';

const APP = '1:2:web:a';
/** As Google's tokens look. Nobody signed it; the emulators take it all the same. */
const TOKEN = [{ alg: 'none' }, { sub: APP, app_id: APP }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('signature')
  .join('.');

/** What of App Check a page has asked for and sent, in order: its script, tokens, and the kinds of requests that carried one. */
export interface AppCheckSeen {
  scripts: string[];
  /** How many tokens were asked for. */
  tokens: number;
  /** Paths of what carried a token. */
  carried: string[];
}

/** Watches a page for App Check. */
export function watchAppCheck(page: Page): AppCheckSeen {
  const seen: AppCheckSeen = { scripts: [], tokens: 0, carried: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/app-check-[^/]*\.js$/.test(pathname)) seen.scripts.push(pathname);
    if (pathname === '/fn/attest') seen.tokens += 1;
    if (request.headers()['x-firebase-appcheck'] === TOKEN) seen.carried.push(pathname);
  });
  return seen;
}

/**
 * Has a page be told that App Check is on, and answers for `attest` in the place of Google, which makes the tokens: to who has worked for one.
 * @param reads as where Firestore enforces it
 */
export async function switchOn(page: Page, { reads = false } = {}): Promise<AppCheckSeen> {
  await page.addInitScript(
    (appCheck) => {
      // Before any script of the page runs. Not in the answer: a document that a test has answered may not ask the emulators for anything.
      document.addEventListener('readystatechange', () => {
        const text = document.getElementById('vidriera')?.firstChild;
        if (document.readyState !== 'interactive' || !(text instanceof Text)) return;
        const config = JSON.parse(text.data);
        text.data = JSON.stringify({ ...config, firebase: { ...config.firebase, appCheck } });
      });
    },
    { appId: APP, reads },
  );
  await page.route('**/fn/attest', async (route) => {
    const { data } = route.request().postDataJSON() as { data: Proof };
    const worked = Math.abs(Date.now() - data.at) < 60_000 && (await isProof(APP, data));
    return worked
      ? route.fulfill({ json: { result: { token: TOKEN, seconds: 3600 } } })
      : route.fulfill({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
  });
  return watchAppCheck(page);
}
