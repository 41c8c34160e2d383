import type { Browser } from '@playwright/test';
import type { Account, Member } from '../../tests/support/accounts.ts';
import type { Cdn } from '../pages/cdn.ts';
import type { Figures } from './phone.ts';

/** What journeys are made with. */
export interface World {
  browser: Browser;
  cdn: Cdn;
  /** The demonstration's creator who has published most sorts of things. */
  creador: Account;
  /** An account of this moment alone. */
  newcomer: (role?: 'creador' | 'personal') => Promise<Member>;
}

export interface Journey {
  name: string;
  /** Goes through it once; of several legs (a cold start, and a warm one after it), each under its name. */
  run: (world: World) => Promise<Record<string, Figures>>;
}
