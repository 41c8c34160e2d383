/**
 * Measures user journeys on a cheap phone (360 × 740, slow 4G, CPU ÷ 4), each with its floor, in interleaved
 * rounds; prints medians. `npm run bench:journeys -- [--only=WORDS …] [--rounds=N] [NAME=URL …]`; other sites
 * get a cold start only. Emulators are called directly over the same slow line.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from '@vidriera/domain/zod-classic';
import { CHROMIUM_FLAGS } from '../local/src/testing/chromium.ts';
import { ensureChromium } from '../local/src/testing/ensure-chromium.ts';
import { demoAccount, newAccount } from '../tests/support/accounts.ts';
import { formJourneys } from './journeys/forms.ts';
import type { Journey, JourneyContext } from './journeys/journey.ts';
import { publishJourney } from './journeys/publish.ts';
import { readingJourneys } from './journeys/reading.ts';
import { otherSiteStart, ownPerfilJourneys, screenJourneys } from './journeys/screens.ts';
import { type Outcomes, table } from './journeys/table.ts';
import { startFakeCdn } from './pages/cdn.ts';
import { parseOtherSite } from './pages/guest.ts';
import { sized } from './size.ts';

const origin = z.url().parse(process.env.VIDRIERA_ORIGIN);
const options = { only: { type: 'string', multiple: true }, rounds: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { only = [''] } = values;
const rounds = z.coerce
  .number()
  .int()
  .positive()
  .parse(values.rounds ?? sized(5, 1));
const all = [...screenJourneys, ...ownPerfilJourneys, ...readingJourneys, ...formJourneys, publishJourney];
const journeys: Journey[] = [
  ...all.filter(({ name }) => only.some((words) => name.includes(words))),
  ...positionals.map((argument) => otherSiteStart(parseOtherSite(argument))),
];

const stand = await startFakeCdn(origin);
const executablePath = await ensureChromium(AbortSignal.timeout(600_000));
const browser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_FLAGS, stand.flag],
});
const world: JourneyContext = {
  browser,
  cdn: stand,
  creador: demoAccount('creador'),
  newcomer: newAccount,
};
const outcomes: Outcomes = new Map();

async function go({ name, run }: Journey, counts: boolean): Promise<void> {
  const note = (leg: string) => {
    const outcome = outcomes.get(leg) ?? { figures: [], failures: [] };
    outcomes.set(leg, outcome);
    return outcome;
  };
  try {
    for (const [leg, figures] of Object.entries(await run(world)))
      if (counts) note(leg).figures.push(figures);
  } catch (error) {
    const [words = ''] = String(error).split('\n');
    console.error(`${name}: ${words}`);
    if (counts) note(name).failures.push(words.replaceAll('|', '/'));
  }
}

try {
  for (let round = 0; round <= rounds; round++) {
    // The first round warms up functions and the fake CDN.
    for (const journey of journeys) {
      console.error(
        round === 0 ? `warming up: ${journey.name}` : `round ${round} of ${rounds}: ${journey.name}`,
      );
      await go(journey, round > 0);
    }
  }
} finally {
  await browser.close();
  stand.close();
}
for (const line of table(outcomes)) console.log(line);
if ([...outcomes.values()].some(({ failures }) => failures.length > 0)) process.exitCode = 1;
