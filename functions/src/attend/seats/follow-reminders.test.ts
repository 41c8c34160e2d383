import { emptyItem } from '@vidriera/domain/testing/items';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { concernsReminders } from './follow-reminders.ts';

const at = (text: string) => Timestamp.fromDate(new Date(text));
const evento = {
  ...emptyItem('evento'),
  titulo: 'Peña',
  uid: 'ana',
  refUsuario: { id: 'ana', path: 'user/ana' },
  createdAt: at('2026-11-01T12:00:00Z'),
  fechaExacta: at('2026-11-28T03:00:00Z'),
  horaInicio: at('1970-01-01T21:00:00Z'),
};
const weekly = { ...evento, fechaExacta: null, fechaPeriodica: 'Todos los sábados' };

it.each([
  ['a deleted event', evento, undefined, true],
  ['another day', evento, { ...evento, fechaExacta: at('2026-11-29T03:00:00Z') }, true],
  ['another hour', evento, { ...evento, horaInicio: at('1970-01-01T22:00:00Z') }, true],
  ['a date that is off', weekly, { ...weekly, excepciones: ['2026-12-05|cancelado'] }, true],
  ['a called-off event', evento, { ...evento, estado: 'cancelado' }, true],
  ['a creator who left the role', evento, { ...evento, visible: false, retirado: true }, true],
  ['another event of the same id', evento, { ...evento, createdAt: at('2026-11-02T12:00:00Z') }, true],
  ['an unreadable event that is mended', { ...evento, titulo: 7 }, evento, true],
  ['a new event', undefined, evento, false],
  ['another text', evento, { ...evento, titulo: 'Otra', descripcion: 'Nueva' }, false],
  ['the same day, written anew', evento, { ...evento, fechaExacta: at('2026-11-28T03:00:00Z') }, false],
])('concernsReminders: %s: %#', (_, before, after, concerns) =>
  expect(concernsReminders(before, after)).toBe(concerns),
);
