import type { Output } from '@vidriera/domain/api/callables-schema';
import { readInTime } from '@vidriera/domain/reading-limit';
import { call } from '@vidriera/kit/requests/callable';
import { readMailSetting } from '@vidriera/kit/requests/mail-settings';

export type SiguiendoData = Pick<Extract<Output<'following'>, { what: 'mine' }>, 'followed' | 'blocked'> & {
  /** Whether the week's letter comes. */
  getsDigest: boolean;
};

export async function load(): Promise<SiguiendoData> {
  const [mine, getsDigest] = await readInTime(
    Promise.all([call('following', { what: 'mine' }, { signedIn: true }), readMailSetting('digestMail')]),
  );
  return { ...mine, getsDigest };
}
