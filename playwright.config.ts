import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findShell } from './local/src/testing/chromium.ts';

const executablePath = findShell() ?? findChromium(chromium.executablePath());

const NIGHTLY = '**/*.release.spec.ts';

/** Runs inside a stack (`npm test -- e2e`, `npm run test:all`), which sets the origin. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: NIGHTLY },
    { name: 'nightly', testDir: 'tests/e2e', testMatch: NIGHTLY },
    { name: 'drill', testDir: 'tests/drill', fullyParallel: false, workers: 1 }, // all of them release to the same sites
  ],
  globalSetup: './tests/support/warm-up.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // tests often wait
  // One limit for all: a slow machine makes tests late, never red. Tests set none of their own.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: process.env.VIDRIERA_ORIGIN ?? 'http://localhost:5000',
    reducedMotion: 'reduce', // tests of motion turn it off
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    serviceWorkers: 'block', // a service worker would bypass page.route
    trace: 'off', // traces cost a sixth of the suite's time; `npm test -- e2e -- FILE --trace on` keeps one
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
});
