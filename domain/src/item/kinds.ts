import { CURSO_FIELDS } from '../curso/fields.ts';
import { EVENTO_FIELDS } from '../evento/fields.ts';
import { LINK_FIELDS } from '../link/fields.ts';
import { PROMO_FIELDS } from '../promo/fields.ts';

export const FIELDS = { link: LINK_FIELDS, evento: EVENTO_FIELDS, curso: CURSO_FIELDS, promo: PROMO_FIELDS };
