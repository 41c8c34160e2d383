import type { ForKind } from '@vidriera/domain/api/callable-kinds';
import type { Output } from '@vidriera/domain/api/callables-schema';
import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { call } from '@vidriera/kit/requests/callable';
import type { LoaderFunctionArgs } from '@vidriera/router';

export type Queue = Omit<ForKind<Output<'desk'>, 'queue'>, 'what'>;

/** Loader of `/moderar`. @throws Failure 'not-found' for everybody but moderators */
export const loadQueue = (): Promise<Queue> =>
  readInTime(call('desk', { what: 'queue' }, { signedIn: true }));

/** Loader of `/moderar/{case}`. @throws Failure */
export const loadCase = async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<DeskCase> =>
  (await readInTime(call('desk', { what: 'case', id }, { signedIn: true }))).case;
