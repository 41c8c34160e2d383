import { type Form, formOf } from '@vidriera/domain/item/kinds-schema';
import type { OwnItem } from '@vidriera/kit/data/schemas';

/** What the controls of the post form hold. */
export type Values = Form;

/** A stored item as its form shows it. */
export const valuesOf = (item: OwnItem): Values => formOf(item.tipo, item);
