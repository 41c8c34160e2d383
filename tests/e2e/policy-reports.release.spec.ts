import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { REPORTS } from '@vidriera/domain/site/reports';
import { CHROMIUM_FLAGS, findChromium } from '../../local/src/testing/chromium.ts';
import { demoAccount } from '../support/accounts.ts';
import { secureFront } from '../support/secure-front.ts';
import { expect, test } from '../support/test.ts';

const PERSON = 'ana@example.com';
const withViolation = (html: string) =>
  html.replace('</body>', `<script>globalThis.broken = "${PERSON}"</script></body>`);
const VISITS = 3;

/** Returns the logged violations of a route. */
const logged = (route: string): unknown[] =>
  (readFileSync(process.env.VIDRIERA_LOG ?? '', 'utf8').match(/\{.*"message":"browser".*\}/g) ?? [])
    .map((line) => JSON.parse(line))
    .filter((line) => line.kind === 'policy' && line.route === route);

/** The expected log line, without addresses, texts or builds. */
const lineOf = (route: string) => ({
  kind: 'policy',
  text: 'script-src-elem inline',
  frames: [],
  route,
  shell: null,
  times: 1,
  severity: 'WARNING',
  message: 'browser',
});

for (const { browsers, path, route, withPolicy } of [
  {
    browsers: 'Chromium, by the endpoint that a header names',
    path: () => `/${demoAccount('creador').username}`,
    route: '/{username}',
    withPolicy: (policy: string) => policy,
  },
  {
    browsers: 'one that knows no endpoints, by the address in the policy',
    path: () => '/terms',
    route: '/terms',
    withPolicy: (policy: string) => policy.replace(/; report-to [\w-]+/, ''),
  },
]) {
  test(`a script blocked by the policy is reported by ${browsers} as one anonymous line`, async ({
    baseURL,
  }) => {
    const front = await secureFront(baseURL ?? '', withViolation, withPolicy);
    const executablePath = findChromium(chromium.executablePath());
    const browser = await chromium.launch({
      args: [...CHROMIUM_FLAGS, front.flag, '--short-reporting-delay'], // otherwise Chromium batches reports for a minute
      ...(executablePath && { executablePath }),
    });
    const reportCount = () => front.requested.filter((one) => one === `POST ${REPORTS}`).length;
    try {
      const page = await browser.newPage();
      const before = logged(route).length;
      for (let visit = 1; visit <= VISITS; visit++) {
        await page.goto(`${front.origin}${path()}?q=busqueda-de-ana-${visit}`);
        expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
        await expect.poll(reportCount).toBeGreaterThanOrEqual(visit);
      }
      await expect.poll(() => logged(route).slice(before)).toEqual([lineOf(route)]);
    } finally {
      await browser.close();
      await front.close();
    }
  });
}
