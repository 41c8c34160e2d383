import { expect, it } from 'vitest';
import { seatsOutput } from './wire-schema.ts';

const notice = {
  id: 'x',
  kind: 'cancelled',
  evento: 'abcdefabcdef123456789012',
  fecha: '2026-11-28',
  titulo: 'Milonga',
  aviso: '',
  held: 2,
  isKept: false,
  createdAt: 1,
  readAt: null,
  isGone: false,
};

it('own seats leave out a notice of a kind that a later version added', () => {
  const answer = {
    what: 'mine',
    parties: [],
    past: [],
    notices: [{ ...notice, kind: 'from-tomorrow' }, notice],
    promoNotices: [{ id: 'y', kind: 'from-tomorrow' }],
  };
  expect(seatsOutput.parse(answer)).toEqual({ ...answer, notices: [notice], promoNotices: [] });
});
