import { STORED_SCHEMA } from '@vidriera/domain/item/kinds-schema';
import { detailWith, emptyItem } from '@vidriera/domain/testing/items';
import { expect, test } from 'vitest';
import { timedItem } from './detail.ts';

const now = new Date('2026-11-25T15:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const trueFor = (fields: object) => {
  const stored = STORED_SCHEMA.promo.parse({
    ...emptyItem('promo'),
    titulo: 'Peña',
    refUsuario: { id: 'ana', path: 'user/ana' },
    ...fields,
  });
  return timedItem(null, { item: detailWith('promo'), stored }, now).trueFor;
};

test.each([
  ['the day ends', {}, 12 * 3600],
  ['its publishing ends', { publicarHasta: after(90.5) }, 90],
  ['the day ends, if its publishing does later', { publicarHasta: after(86_400) }, 12 * 3600],
  ['never, if only its address leads to it', { visibilidad: 'enlace' }, 0],
])('an item stays valid until %s', (_, fields, seconds) => expect(trueFor(fields)).toBe(seconds));
