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
  const config = JSON.stringify({ appCheck: { appId: APP, reads } }).slice(1, -1);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"firebase":{', (start) => `${start}${config},`);
    return route.fulfill({ response, body });
  });
  await page.route('**/fn/attest', async (route) => {
    const { data } = route.request().postDataJSON() as { data: Proof };
    const worked = Math.abs(Date.now() - data.at) < 60_000 && (await isProof(APP, data));
    return worked
      ? route.fulfill({ json: { result: { token: TOKEN, seconds: 3600 } } })
      : route.fulfill({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
  });
  return watchAppCheck(page);
}
