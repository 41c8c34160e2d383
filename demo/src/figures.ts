import { KINDS, type Kind, SOURCES } from '@vidriera/domain/figures/kinds';
import { add, counted, type Month, monthOf, NOTHING } from '@vidriera/domain/figures/month';
import { monthEnds } from '@vidriera/domain/figures/month-ends';
import { DAY_MS } from '@vidriera/domain/site/retention';
import type { DemoAccount } from './accounts.ts';
import type { Item } from './items.ts';
import { random } from './random.ts';
import type { SeedDocument } from './reference.ts';

const DAYS = 60;
/** Events of a day, at most. */
const BUSIEST: Record<Kind, number> = {
  profile: 30,
  item: 45,
  link: 9,
  whatsapp: 6,
  reservation: 5,
  directions: 3,
  share: 2,
  calendar: 2,
  copy: 2,
};

/** Returns a creator's figures of the last sixty days, by month. Popular items come first. */
export function figuresOf({ uid, username }: DemoAccount, items: readonly Item[], now: Date): SeedDocument[] {
  const r = random(`figures/${uid}`);
  const months = new Map<string, Month>();
  for (let back = DAYS; back >= 0; back--) {
    const moment = new Date(now.getTime() - back * DAY_MS);
    let figures = months.get(monthOf(moment)) ?? NOTHING;
    for (const kind of KINDS) {
      for (let left = r.int(0, BUSIEST[kind]); left > 0; left--) {
        const item = items[Math.floor(r.num() ** 2 * items.length)];
        const source = SOURCES[Math.floor(r.num() ** 1.5 * SOURCES.length)] ?? 'none';
        const of =
          kind === 'profile' || kind === 'link' || kind === 'copy' || !item
            ? `perfil/${username}`
            : `${item.tipo}/${item.id}`;
        figures = add(figures, counted({ kind, source, of }, moment));
      }
    }
    months.set(monthOf(moment), figures);
  }
  return [...months].map(([month, figures]) => ({
    path: `user/${uid}/figures/${month}`,
    data: { ...figures, expiresAt: monthEnds(month) },
  }));
}
