import type { Browser } from '@playwright/test';
import type { Member, TestAccount } from '../../tests/support/accounts.ts';
import type { FakeCdn } from '../pages/cdn.ts';
import type { JourneyFigures } from './phone.ts';

export interface JourneyContext {
  browser: Browser;
  cdn: FakeCdn;
  /** The demonstration's most active creator. */
  creador: TestAccount;
  newcomer: (role?: 'creador' | 'personal') => Promise<Member>;
}

export interface Journey {
  name: string;
  /** Runs once and returns the figures of each leg (a cold and a warm start). */
  run: (world: JourneyContext) => Promise<Record<string, JourneyFigures>>;
}
