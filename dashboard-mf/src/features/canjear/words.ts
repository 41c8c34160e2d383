import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { momentText } from '@vidriera/kit/words/moment';

/** A reason why a promo is not redeemed. `unknown-letters`: no claim of this creator has the letters. */
export type RedeemRefusal = Exclude<Redemption, { kind: 'redeemed' }> | { kind: 'unknown-letters' };

/** A claim that ended this recently, in milliseconds, may have been given back: the server sends only the time. */
const JUST_NOW_MS = 60_000;

/** Returns a title to be read from afar, and an explanation. @param now milliseconds since 1970 */
export function refusal(why: RedeemRefusal, now: number): { title: string; detail: string } {
  switch (why.kind) {
    case 'used':
      return {
        title: `Ya se usó ${momentText(why.at, now)}`,
        detail: why.double ? 'Se tomó dos veces sin señal: vale la primera.' : '',
      };
    case 'lapsed':
      if (why.calledOff !== undefined) return { title: 'La promo se canceló', detail: why.calledOff };
      return now - why.at < JUST_NOW_MS
        ? { title: 'Ya no vale', detail: 'Venció recién, o la devolvieron.' }
        : { title: `Venció ${momentText(why.at, now)}`, detail: '' };
    case 'withdrawn':
      return { title: 'Esta promo se eliminó', detail: 'Ya no se puede canjear.' };
    case 'other-promo':
      return { title: 'Es de otro creador', detail: 'Esta promo no se canjea acá.' };
    case 'copied':
      return {
        title: 'No es de este momento',
        detail:
          'Puede ser una captura, otro teléfono, o un reloj mal puesto. Pedile que abra «Promos que pedí» en Vidriera, con señal, y la muestre de ahí.',
      };
    case 'not-ours':
      return {
        title: 'No es una promo de Vidriera',
        detail: 'Pedile que abra «Promos que pedí» en Vidriera y muestre el código de ahí.',
      };
    case 'unknown-letters':
      return {
        title: 'No encontramos esas letras',
        detail: 'Pedile que las lea de nuevo, o escaneá el código.',
      };
  }
}
