import { z } from '@vidriera/domain/zod-classic';
import { waitForHydration } from '../support/hydration.ts';
import { PUBLIC_SCREENS } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z
        .object({
          beginData: z
            .object({ dirtyObjects: z.number().default(0), totalObjects: z.number().default(0) })
            .optional(),
        })
        .optional(),
    }),
  ),
});

test.use({ viewport: { width: 412, height: 823 } });

for (const path of ['/explore', '/explore/evento/:id', '/:username']) {
  test(`${path} is laid out whole once, and fetches no style sheet that it holds`, async ({
    browser,
    page,
  }) => {
    const address = await PUBLIC_SCREENS[path]?.(page.request);
    const scripts = Promise.withResolvers<void>();
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(address ?? '');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const held = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(held).toHaveLength(1);

    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const last = ['**/*.woff2', '**/keep-offline-*.js', '**/prefetch-*.js'].map((url) =>
      page.waitForResponse(url),
    );
    scripts.resolve();
    await waitForHydration(page);
    await Promise.all(last);
    const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser.stopTracing())));
    const layouts = traceEvents.flatMap(({ args }) => (args?.beginData?.totalObjects ? args.beginData : []));
    const whole = layouts.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > totalObjects / 2);
    expect(traceEvents.map(({ name }) => name)).toContain('UpdateLayoutTree');
    expect(whole, 'layouts of most of the page').toEqual([]);
    expect(sheets).not.toEqual([]);
    expect(sheets.filter((sheet, at) => held.includes(sheet) || sheets.indexOf(sheet) < at)).toEqual([]);
  });
}
