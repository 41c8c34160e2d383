import type { Output } from '@vidriera/domain/api/callables-schema';
import { askSeats } from '@vidriera/kit/ask-seats';

export type MisLugaresData = Extract<Output<'seats'>, { what: 'mine' }>;

export const load = (): Promise<MisLugaresData> => askSeats({ what: 'mine' });
