import { expect, it } from 'vitest';
import { type Shown, visibilityLabel } from './visibility-words.ts';

const now = new Date('2026-11-27T15:00:00Z');
const later = new Date('2026-11-28T00:00:00Z');
const far = new Date('2026-12-20T00:30:00Z');
const before = new Date('2026-11-26T12:00:00Z');
const open: Shown = { visibilidad: 'publico', publicarDesde: null, publicarHasta: null };

it.each([
  [{}, null],
  [{ publicarDesde: before }, null],
  [{ visibilidad: 'oculto', publicarDesde: later }, 'Oculto'],
  [{ visibilidad: 'oculto', retenido: 'revision' }, 'En revisión'],
  [{ retenido: 'baja' }, 'Dado de baja'],
  [{ retenido: 'orden' }, null],
  [{ visibilidad: 'enlace' }, 'Con enlace'],
  [{ visibilidad: 'enlace', publicarHasta: later }, 'Con enlace, hasta hoy, 21:00'],
  [{ publicarDesde: later }, 'Se publica hoy, 21:00'],
  [{ visibilidad: 'enlace', publicarDesde: far }, 'Se publica el 19 dic, 21:30'],
  [{ publicarHasta: far }, 'Hasta el 19 dic, 21:30'],
  [{ publicarHasta: before }, 'Se publicó hasta el jue 26, 09:00'],
] as const)('%j: %s', (change, label) => expect(visibilityLabel({ ...open, ...change }, now)).toBe(label));
