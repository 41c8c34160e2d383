import { messages } from '@vidriera/domain/messages/messages';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connect } from '../data/connection.ts';

/** Whether the signed-in person follows a creator. One read. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function isFollowed(creador: string, { connection = connect }: Connected = {}): Promise<boolean> {
  return withFailures(async () => {
    const { collection, db, getDocs, limit, query, uid, where } = await connection();
    const own = query(
      collection(db, 'follow'),
      where('uid', '==', uid),
      where('creador', '==', creador),
      limit(1),
    );
    return (await getDocs(own)).docs.length > 0;
  }, messages.list.dataNotLoaded);
}
