import type { Output } from '@vidriera/domain/api/callables-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { askFollowing } from '@vidriera/kit/requests/ask-following';

export type SiguiendoData = Pick<Extract<Output<'following'>, { what: 'mine' }>, 'followed' | 'blocked'>;

export const load = async (): Promise<SiguiendoData> => readInTime(askFollowing({ what: 'mine' }));
