import type { Notice } from '@vidriera/domain/seats/wire-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';

/** A notice as `seats` sends it: a party of one has moved up. */
export const noticeOf = (overrides: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind: 'moved-up',
  evento: itemIdSchema.parse('e1'),
  fecha: '2026-11-28',
  titulo: 'Peña',
  aviso: '',
  held: 1,
  isKept: true,
  isGone: false,
  createdAt: Date.parse('2026-11-23T18:00:00Z'),
  readAt: null,
  ...overrides,
});
