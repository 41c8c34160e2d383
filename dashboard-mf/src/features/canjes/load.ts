import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { readInTime } from '@vidriera/domain/reading-limit';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { ask } from '../canjear/ask.ts';

type Answer<W> = Extract<Output<'counter'>, { what: W }>;
export type CanjesData = Answer<'open'>;
export type CanjesHelper = NonNullable<CanjesData['helpers']>[number];
export type ListedClaim = Answer<'listed'>['taken'][number];
export type TakenData = Answer<'listed'> & { id: string };

/** Loader of `/canjes`: a creator's promos and helpers. @throws Failure 'not-a-creator' | … */
export const loadCanjes = (): Promise<CanjesData> => readInTime(ask({ what: 'open', helper: null }));

/** Loader of `/canjes/{id}`: a promo's claims. @throws Failure */
export async function loadTaken({ params }: LoaderFunctionArgs): Promise<TakenData> {
  const id = itemIdSchema.safeParse(params.id);
  if (!id.success) throw new Failure('not-found', messages.detail.notLoaded.promo, { status: 404 });
  return { ...(await readInTime(ask({ what: 'listed', promo: id.data }))), id: id.data };
}
