import type { PerfilTab } from 'domain/api/api';
import type { PerfilResponse } from 'domain/api/schema';
import type { CardOf } from 'domain/item/wire-schema';
import type { TextPiece } from 'domain/values/text-links';
import type { Front } from 'kit/front';

/** What is shown of somebody: their profile, the tab asked for and its first page, of a tab that lists something. */
export interface Facts extends Pick<PerfilResponse, 'perfil' | 'page'> {
  front: Front;
  /** The newest links, which the info tab begins with. */
  firstLinks: CardOf<'link'>[];
  /** What others read of the page. */
  meta: { description: string; card: string };
  /** The description, taken apart. */
  about: TextPiece[];
  /** Its first sentence. */
  lead: string;
  tab: PerfilTab;
  now: string;
  /** Why the tab could not be read. Its list is empty then, or `null` if it was not even asked for. */
  failure?: string;
}
