import type { CallableName } from '@vidriera/domain/api/callables-schema';
import { LETTER_COUNT, LETTERS } from '@vidriera/domain/claim/letters';
import { random128 } from '@vidriera/domain/claim/random-128';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';

export interface Named {
  evento: string;
  promo: string;
  phoneKey: string;
}

/** Requests that need a session, of every kind of every callable. */
const SESSION_REQUESTS: Partial<Record<CallableName, (named: Named) => Record<string, unknown>[]>> = {
  acceptTerms: () => [{ terminosVersion: TERMS_VERSION }],
  completeAccount: () => [{}],
  accountLetter: () => [{ what: 'confirm' }],
  codes: () => [{ what: 'device' }],
  saveProfile: () => [{ display_name: 'Otra vez', role: 'creador', creador: { descripcion: 'Bailamos' } }],
  rename: () => [{ what: 'names' }, { what: 'change', username: 'otro.nombre' }],
  comeBack: ({ evento }) => [
    { what: 'kept' },
    { what: 'restore', id: crypto.randomUUID() },
    { what: 'asked' },
    { what: 'answer', evento, again: true },
  ],
  exportData: () => [{}],
  ownCounts: ({ evento }) => [{ tipo: 'evento', ids: [evento] }],
  claims: ({ promo, phoneKey }) => [
    { what: 'take', promo, phoneKey },
    { what: 'bind', promo, phoneKey },
    { what: 'release', promo },
    { what: 'list', phoneKey },
  ],
  counter: ({ promo }) => [
    { what: 'open', helper: null },
    { what: 'redeem', shown: { letters: LETTERS.slice(0, LETTER_COUNT) }, helper: null },
    { what: 'undo', nonce: 'x', helper: null },
    { what: 'settle', taken: [], helper: null },
    { what: 'invite', nombre: 'Ayuda' },
    { what: 'withdraw', id: 'x' },
    { what: 'listed', promo },
  ],
  seats: ({ evento }) => [
    { what: 'go', evento, fecha: FECHA, asked: 1 },
    { what: 'leave', evento, fecha: FECHA },
    { what: 'remind', evento, fecha: FECHA },
    { what: 'unremind', evento, fecha: FECHA },
    { what: 'mine' },
    { what: 'seen', ids: [] },
    { what: 'attending', evento, fecha: FECHA },
    { what: 'ask', evento, questions: [] },
    { what: 'answer', evento, fecha: FECHA, answers: [] },
    { what: 'write', evento, fecha: FECHA, id: RANDOM, text: 'Hola', to: 'all' },
    { what: 'keep', evento, fecha: FECHA, to: null },
    { what: 'impact', item: null },
  ],
  ownCalendar: () => [{ what: 'show' }, { what: 'make', replaces: null }, { what: 'revoke' }],
  following: () => [
    { what: 'follow', creador: 'nadie' },
    { what: 'unfollow', creador: 'nadie' },
    { what: 'block', creador: 'nadie' },
    { what: 'unblock', creador: 'nadie' },
    { what: 'news' },
    { what: 'read', until: 0 },
    { what: 'mine' },
    { what: 'followers' },
  ],
  complain: ({ evento }) => [
    { what: 'send', of: `evento/${evento}`, reason: 'spam', text: '', id: RANDOM },
    { what: 'about', of: `evento/${evento}` },
    { what: 'appeal', of: `evento/${evento}`, text: 'No es así' },
  ],
  desk: ({ evento }) => [
    { what: 'queue' },
    { what: 'case', id: `evento_${evento}` },
    { what: 'decide', id: `evento_${evento}`, round: 1, seenAt: null, outcome: 'removed', text: '' },
    { what: 'picture', id: `evento_${evento}`, path: 'users/ana/profile/1_a.jpg' },
    { what: 'author', id: `evento_${evento}` },
    { what: 'account', username: 'ana' },
    { what: 'lane', lane: 'rest', after: { since: 0, id: `evento_${evento}` } },
    { what: 'log', id: `evento_${evento}`, before: 0 },
    { what: 'mute', id: `evento_${evento}`, reference: 'D-KRTBMFXL', isMuted: true },
    { what: 'person', username: 'ana' },
    { what: 'verify', username: 'ana', nombre: 'Ana', isVerified: true },
  ],
  door: ({ evento }) => [
    { what: 'dates' },
    { what: 'open', evento, fecha: FECHA, helper: null, door: RANDOM },
    { what: 'find', evento, fecha: FECHA, helper: null, words: 'ana' },
    { what: 'sync', evento, fecha: FECHA, helper: null, door: RANDOM, ticks: [], known: {} },
    { what: 'invite', evento, fecha: FECHA, nombre: 'Ayuda', link: RANDOM + RANDOM },
    { what: 'withdraw', evento, fecha: FECHA, id: RANDOM },
  ],
};
const RANDOM = random128();
/** A date on offer. */
export const FECHA = '2030-01-05';

export const sessionRequests = (named: Named) =>
  Object.entries(SESSION_REQUESTS).flatMap(([name, of]) =>
    of(named).map((data) => ({ name, data, kind: [name, data.what].filter(Boolean).join(' ') })),
  );
