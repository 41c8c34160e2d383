import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { readInTime } from '@vidriera/domain/reading-limit';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { result } from '@vidriera/kit/data/result';
import { call } from '@vidriera/kit/requests/callable';
import type { LoaderFunctionArgs } from '@vidriera/router';

type Answer<W> = Extract<Output<'counter'>, { what: W }>;
/** `dates`: lists at the door; none if they could not be read. */
export type CanjesData = Answer<'open'> & { dates: CanjesDate[] };
export type CanjesDate = Extract<Output<'door'>, { what: 'dates' }>['dates'][number];
export type CanjesHelper = NonNullable<CanjesData['helpers']>[number];
export type ListedClaim = Answer<'listed'>['taken'][number];
export type TakenData = Answer<'listed'> & { id: string };

/** Loader of `/canjes`: a creator's promos and helpers. @throws Failure 'not-a-creator' | … */
export async function loadCanjes(): Promise<CanjesData> {
  const answer = result(readInTime(call('door', { what: 'dates' })), (failure) => failure.message);
  const opened = await readInTime(call('counter', { what: 'open', helper: null }));
  const doors = await answer;
  return { ...opened, dates: 'error' in doors ? [] : doors.value.dates };
}

/** Loader of `/canjes/{id}`: a promo's claims. @throws Failure */
export async function loadTaken({ params }: LoaderFunctionArgs): Promise<TakenData> {
  const id = itemIdSchema.safeParse(params.id);
  if (!id.success) throw new Failure('not-found', messages.detail.notLoaded.promo, { status: 404 });
  return { ...(await readInTime(call('counter', { what: 'listed', promo: id.data }))), id: id.data };
}
