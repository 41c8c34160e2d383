import type { Redemption } from 'domain/claim/wire-schema';
import { momentText } from 'kit/moment';

type Refusal = Exclude<Redemption, { kind: 'redeemed' }>;

/** Why a promo is not redeemed: what is read from afar, and what may be done. @param now milliseconds since 1970 */
export function refusal(why: Refusal, now: number): { title: string; detail: string } {
  switch (why.kind) {
    case 'used':
      return {
        title: `Ya se usó ${momentText(why.at, now)}`,
        detail: why.double ? 'Se tomó dos veces sin señal: vale la primera.' : '',
      };
    case 'lapsed':
      return why.calledOff === undefined
        ? { title: `Venció ${momentText(why.at, now)}`, detail: '' }
        : { title: 'La promo se canceló', detail: why.calledOff };
    case 'other-promo':
      return { title: 'Es de otro creador', detail: 'Esta promo no se canjea acá.' };
    case 'copied':
      return {
        title: 'No es de este momento',
        detail:
          'Puede ser una captura, u otro teléfono. Pedile que abra «Mis promos» en Vidriera y la muestre de ahí.',
      };
    case 'not-ours':
      return { title: 'No es una promo de Vidriera', detail: '' };
  }
}
