import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Access,
  changesAt,
  isRetired,
  isVisible,
  RETENIDO,
  VISIBILIDADES,
  whyHidden,
} from './access.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
const open: Access = { retirado: false, visibilidad: 'publico', publicarDesde: null, publicarHasta: null };

it.each([
  ['everybody, now, always', {}, null],
  ['by its address', { visibilidad: 'enlace' }, null],
  ['hidden', { visibilidad: 'oculto' }, 'oculto'],
  ['its creator left the role', { retirado: true, visibilidad: 'oculto' }, 'retirado'],
  ['held for review', { retenido: 'revision', visibilidad: 'oculto' }, 'revision'],
  ['removed', { retenido: 'baja', retirado: true }, 'baja'],
  ['a minute before', { publicarDesde: at(1) }, 'antes'],
  ['from its moment on', { publicarDesde: at(0) }, null],
  ['until its moment', { publicarHasta: at(1) }, null],
  ['at its end', { publicarHasta: at(0) }, 'despues'],
  ['between both', { publicarDesde: at(-1), publicarHasta: at(1) }, null],
  ['by its address, after its end', { visibilidad: 'enlace', publicarHasta: at(-1) }, 'despues'],
] as const)('whyHidden: %s', (_, access, why) => {
  const whole = { ...open, ...access };
  expect(whyHidden(whole, at(0))).toBe(why);
  expect(isVisible(whole, at(0))).toBe(why === null && whole.visibilidad === 'publico');
});

const moment = fc.option(fc.integer({ min: 0, max: 20 }).map(at));
const access = fc.record<Access>({
  retenido: fc.constantFrom(null, ...RETENIDO),
  retirado: fc.boolean(),
  visibilidad: fc.constantFrom(...VISIBILIDADES),
  publicarDesde: moment,
  publicarHasta: moment,
});
/** Few of `access` are visible at any time. */
const scheduled = fc
  .record({ publicarDesde: moment, publicarHasta: moment })
  .map((moments) => ({ ...open, ...moments }));

it('changesAt: nothing changes before it, and something does at it', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(fc.oneof(access, scheduled), fc.integer({ min: -1, max: 21 }), (one, minute) => {
      const next = changesAt(one, at(minute));
      seen.add(next !== null);
      const was = isVisible(one, at(minute));
      const end = next ?? at(60);
      for (let later = minute; at(later) < end; later++) expect(isVisible(one, at(later))).toBe(was);
      if (next) expect(isVisible(one, next)).toBe(!was);
    }),
  );
  expect([...seen].sort()).toEqual([false, true]);
});

it('hides whatever one reason hides, whatever the others say', () => {
  fc.assert(
    fc.property(access, (one) => {
      for (const reason of [
        { retenido: 'revision' },
        { retirado: true },
        { visibilidad: 'oculto' },
        { publicarHasta: at(-1) },
      ] as const)
        expect(whyHidden({ ...one, ...reason }, at(0))).not.toBeNull();
    }),
  );
});

it.each([
  [undefined, false],
  [{}, false],
  [{ visible: true }, false],
  [{ visible: true, retirado: true }, false],
  [{ visible: false }, true],
  [{ visible: false, retirado: true }, true],
  [{ visible: false, retirado: false }, false],
] as const)('isRetired: %j', (stored, is) => expect(isRetired(stored)).toBe(is));
