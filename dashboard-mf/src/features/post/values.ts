import { type Form, formOf } from '@vidriera/domain/item/kinds-schema';
import type { OwnItem } from '@vidriera/kit/requests/schemas';

export type PostValues = Form;

export const valuesOf = (item: OwnItem): PostValues => formOf(item.tipo, item);
