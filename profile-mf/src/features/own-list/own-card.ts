import type { ListedCard } from '../parts/list.tsx';
import type { OwnFacts } from './find.ts';

/** An own item's card. `aforo`: an event's seats. A hidden one leads to its form. */
export type OwnCard = ListedCard & { aforo?: number | undefined };

/** … with what it is found by. */
export type FoundCard = OwnCard & { own: OwnFacts };
