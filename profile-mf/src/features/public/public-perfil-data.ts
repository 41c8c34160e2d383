import type { PerfilTab } from '@vidriera/domain/api/api';
import type { PerfilResponse } from '@vidriera/domain/api/schema';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import type { TextPiece } from '@vidriera/domain/values/text-links';
import type { ShopFrontData } from '@vidriera/kit/words/shop-front-data';

/** A public profile as its screen shows it: the profile, and one page of the tab asked for. */
export interface PublicPerfilData extends Pick<PerfilResponse, 'perfil' | 'page'> {
  front: ShopFrontData;
  /** The newest links, for the info tab. */
  firstLinks: CardOf<'link'>[];
  /** For search engines and shared links. */
  meta: { description: string; card: string };
  /** The description's pieces. */
  about: TextPiece[];
  lead: string;
  tab: PerfilTab;
  now: string;
  /** Why the tab failed. Its list is empty then, or `null` if its loader was not fetched. */
  failure?: string;
}
