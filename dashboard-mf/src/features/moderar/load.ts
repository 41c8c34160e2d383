import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { askDesk, type DeskAnswer } from './ask.ts';

export type Queue = Omit<DeskAnswer<'queue'>, 'what'>;

/** Loader of `/moderar`. @throws Failure 'not-found' for everybody but moderators */
export const loadQueue = (): Promise<Queue> => readInTime(askDesk({ what: 'queue' }));

/** Loader of `/moderar/{case}`. @throws Failure */
export const loadCase = async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<DeskCase> =>
  (await readInTime(askDesk({ what: 'case', id }))).case;
