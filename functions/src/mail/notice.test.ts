import { expect, it } from 'vitest';
import type { Fate } from '../seats/event.ts';
import type { StoredParty } from '../seats/stored.ts';
import type { News } from './letter-schema.ts';
import { currentNews, spokenTime } from './notice.ts';

const kept: News = {
  ...{ kind: 'moved', titulo: 'Peña', aviso: '', startsAt: '2026-11-28T20:00' },
  ...{ held: 2, isKept: true },
};
const lost: News = { ...kept, kind: 'cancelled', held: 0, isKept: false };
const on = { kind: 'on', startsAt: '2026-11-28T21:00' } as Extract<Fate, { kind: 'on' }>;
const off: Fate = { kind: 'postponed' };
const party = { held: 3 } as StoredParty;

it.each([
  ['moved, and still down', kept, on, party, { kind: 'moved', startsAt: on.startsAt, held: 3, isKept: true }],
  ['moved, and left since', kept, on, null, null],
  ['moved up, and asked anew since', { ...kept, kind: 'moved-up' }, on, { held: 0 }, null],
  ['moved while one waits', kept, on, { held: 0 }, { kind: 'moved', held: 0 }],
  ['called off, in another way now', lost, off, null, { kind: 'postponed', startsAt: lost.startsAt }],
  ['called off, and on again', lost, on, null, { kind: 'back-on', startsAt: on.startsAt }],
  ['called off, on again, and asked anew', lost, on, party, null],
  ['about to be called off', kept, off, party, null],
] as const)('shows the current state: %s', (_, news, fate, own, told) => {
  const current = currentNews(news as News, fate, own as StoredParty | null);
  if (told) expect(current).toMatchObject(told);
  else expect(current).toBeNull();
});

it('names no hour if there is none', () => {
  expect(spokenTime('2026-12-01')).toBe('el martes 1 de diciembre');
  expect(spokenTime('2026-12-01T21:00')).toBe('el martes 1 de diciembre a las 21:00');
});
