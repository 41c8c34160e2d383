import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findShell } from './local/src/testing/chromium.ts';

const executablePath = findShell() ?? findChromium(chromium.executablePath());

/** Runs inside a stack (`npm test -- e2e`, `npm run test:release`), which says where the site is. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'drill', testDir: 'tests/drill', fullyParallel: false, workers: 1 }, // all of it releases to the same sites
  ],
  globalSetup: './tests/support/warm-up.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3, // two cores have time while one waits
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.VIDRIERA_ORIGIN ?? 'http://localhost:5000',
    reducedMotion: 'reduce', // what moves is drawn again and again; the tests of motion ask for it
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    serviceWorkers: 'block', // what a test holds back or answers itself would pass by it
    trace: { mode: 'retain-on-failure', screenshots: false }, // pictures of every frame are a tenth of the suite's work
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
});
