import { type Form, formOf } from '@vidriera/domain/item/kinds-schema';
import type { OwnItem } from '@vidriera/kit/data/schemas';

/** What the controls of the post form hold. */
export type PostValues = Form;

/** A stored item as its form shows it. */
export const valuesOf = (item: OwnItem): PostValues => formOf(item.tipo, item);
