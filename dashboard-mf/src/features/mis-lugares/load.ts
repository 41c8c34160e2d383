import type { Output } from '@vidriera/domain/api/callables-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { readMailSetting } from '@vidriera/kit/requests/mail-settings';

export type MisLugaresData = Extract<Output<'seats'>, { what: 'mine' }> & {
  /** Whether a letter comes the evening before, and two hours before. */
  isReminded: boolean;
  isRemindedSoon: boolean;
};

export async function load(): Promise<MisLugaresData> {
  const [mine, isReminded, isRemindedSoon] = await readInTime(
    Promise.all([
      askSeats({ what: 'mine' }),
      readMailSetting('reminderMail'),
      readMailSetting('reminderSoonMail'),
    ]),
  );
  return { ...mine, isReminded, isRemindedSoon };
}
