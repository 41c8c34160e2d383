import { expect, it } from 'vitest';
import type { Fate } from '../../attend/seats/event.ts';
import type { StoredParty } from '../../attend/seats/stored.ts';
import type { News } from '../../base/letters/letter-schema.ts';
import { currentNews, spokenTime } from './notice.ts';

const kept: News = {
  kind: 'moved',
  titulo: 'Peña',
  aviso: '',
  startsAt: '2026-11-28T20:00',
  held: 2,
  isKept: true,
};
const lost: News = { ...kept, kind: 'cancelled', held: 0, isKept: false };
const on = { kind: 'on', startsAt: '2026-11-28T21:00' } as Extract<Fate, { kind: 'on' }>;
const off: Fate = { kind: 'postponed' };
const party = { held: 3 } as StoredParty;

it.each([
  [
    'moved, and still registered',
    kept,
    on,
    party,
    { kind: 'moved', startsAt: on.startsAt, held: 3, isKept: true },
  ],
  ['moved, and given up since', kept, on, null, null],
  ['moved up, and waiting again', { ...kept, kind: 'moved-up' }, on, { held: 0 }, null],
  ['moved, and waiting', kept, on, { held: 0 }, { kind: 'moved', held: 0 }],
  ['no seats any more, and still on', { ...lost, kind: 'fewer' }, on, null, { kind: 'fewer', isKept: false }],
  ['cancelled, then postponed', lost, off, null, { kind: 'postponed', startsAt: lost.startsAt }],
  ['cancelled, then restored', lost, on, null, { kind: 'back-on', startsAt: on.startsAt }],
  ['cancelled, restored, and registered again', lost, on, party, null],
  ['cancelled, before its trigger', kept, off, party, null],
] as const)('shows the current state: %s', (_, news, fate, own, expected) => {
  const current = currentNews(news as News, fate, own as StoredParty | null);
  if (expected) expect(current).toMatchObject(expected);
  else expect(current).toBeNull();
});

it('spokenTime: names no hour if there is none', () => {
  expect(spokenTime('2026-12-01')).toBe('el martes 1 de diciembre');
  expect(spokenTime('2026-12-01T21:00')).toBe('el martes 1 de diciembre a las 21:00');
});
