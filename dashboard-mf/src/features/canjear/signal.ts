import { Failure, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';

/** An answer with a timeout of `ms`. @throws Failure 'no-connection' besides */
export const inTime = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  within(ms, answer, () => new Failure('no-connection', messages.general.noConnection));

/** Whether nobody answered: no connection, or a captive portal. */
export const isWithoutSignal = (caught: unknown): boolean =>
  isFailure(caught, 'no-connection') || isFailure(caught, 'internal');
