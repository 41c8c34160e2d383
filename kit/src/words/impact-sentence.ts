import { Failure, logUnforeseen } from '@vidriera/domain/failure';
import type { Impact } from '@vidriera/domain/seats/wire-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';

const PATIENCE = 8000;

/** Something that people lose seats or promos by: an event, a promo, or all that a creator published. */
export type ImpactScope = 'evento' | 'promo' | 'role' | 'account';

/** Returns a sentence on how many people lose a seat or a promo; '' if nobody does. If the counts can't be read, the sentence says so. */
export async function impactSentence(ending: ImpactScope, id?: ItemId): Promise<string> {
  const item = id && (ending === 'evento' || ending === 'promo') ? { tipo: ending, id } : null;
  try {
    // Fetched on demand: screens without a form don't need it.
    const { askSeats } = await import('../requests/ask-seats.ts');
    // Not `within`: it is in the chunk of schemas, which would delay this one.
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Failure('no-connection', 'No answer in time.')), PATIENCE);
    });
    return impactText(ending, await Promise.race([askSeats({ what: 'impact', item }), late]));
  } catch (caught) {
    logUnforeseen(caught);
    return UNKNOWN[ending];
  }
}

const SEVERAL =
  'No pudimos ver si hay gente anotada o con promos sin usar. Si la hay, le avisamos acá y por mail.';
const UNKNOWN: Record<ImpactScope, string> = {
  evento: 'No pudimos ver si hay gente anotada. Si la hay, le avisamos acá y por mail que se canceló.',
  promo:
    'No pudimos ver si alguien la tiene sin usar. A quien la tenga le avisamos acá y por mail que ya no vale.',
  role: SEVERAL,
  account: SEVERAL,
};

/** 'Hay 1 persona', 'Hay 12 personas', 'Hay al menos 500 personas' */
const thereAre = ({ people, orMore }: Impact['down']): string =>
  `Hay ${orMore ? 'al menos ' : ''}${people} ${people === 1 ? 'persona' : 'personas'}`;

export function impactText(ending: ImpactScope, { down, claims }: Impact): string {
  const isOne = ending === 'evento' || ending === 'promo';
  const sentences: string[] = [];
  if (down.people > 0) {
    const one = down.people === 1 && !down.orMore;
    const where = isOne ? '' : ' en tus eventos';
    sentences.push(
      `${thereAre(down)} ${one ? 'anotada' : 'anotadas'}${where}: ${one ? 'le' : 'les'} avisamos acá y por mail que se canceló.`,
    );
    if (ending === 'role') sentences.push('Si volvés a ser creador, esos lugares no vuelven.');
  }
  if (claims.people > 0) {
    const one = claims.people === 1 && !claims.orMore;
    const promos = isOne ? 'esta promo' : 'promos tuyas';
    sentences.push(
      `${thereAre(claims)} con ${promos} sin usar: ${one ? 'le' : 'les'} avisamos acá y por mail que ya no ${isOne ? 'vale' : 'valen'}.`,
    );
  }
  return sentences.join(' ');
}
