import type { Browser } from '@playwright/test';
import type { Member, TestAccount } from '../../tests/support/accounts.ts';
import type { Cdn } from '../pages/cdn.ts';
import type { Figures } from './phone.ts';

/** Shared resources of journeys. */
export interface World {
  browser: Browser;
  cdn: Cdn;
  /** The demonstration's most active creator. */
  creador: TestAccount;
  /** Creates an account. */
  newcomer: (role?: 'creador' | 'personal') => Promise<Member>;
}

export interface Journey {
  name: string;
  /** Runs once and returns the figures of each leg, such as a cold and a warm start. */
  run: (world: World) => Promise<Record<string, Figures>>;
}
