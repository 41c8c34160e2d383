import type { Output } from '@vidriera/domain/api/callables-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { askSeats } from '@vidriera/kit/requests/ask-seats';

export type MisLugaresData = Extract<Output<'seats'>, { what: 'mine' }>;

export const load = (): Promise<MisLugaresData> => readInTime(askSeats({ what: 'mine' }));
