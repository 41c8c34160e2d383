import { messages } from '@vidriera/domain/messages/messages';
import { getsMail, type MailSetting } from '@vidriera/domain/usuario/mail-settings-schema';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connect, connectToWrite } from '../data/connection.ts';
import { storedInTime } from '../data/stored-in-time.ts';

/** Whether the signed-in person gets these letters. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function readMailSetting(
  setting: MailSetting,
  { connection = connect }: Connected = {},
): Promise<boolean> {
  return withFailures(async () => {
    const { own } = await connection();
    return getsMail(await own(), setting);
  }, messages.list.dataNotLoaded);
}

/** Starts or stops these letters. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function writeMailSetting(
  setting: MailSetting,
  isOn: boolean,
  { connection = connectToWrite }: Connected = {},
): Promise<void> {
  return withFailures(async () => {
    const { db, doc, uid, updateDoc } = await connection();
    await storedInTime(updateDoc(doc(db, 'user', uid), { [setting]: isOn }));
  });
}
