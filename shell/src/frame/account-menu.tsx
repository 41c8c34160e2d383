import { thumbnailUrl } from '@vidriera/domain/image/image';
import { sessionHint } from '@vidriera/session';
import styles from './account-menu.module.css';
import { MemberAccountLinks } from './member-bars.tsx';
import { useLogout } from './use-logout.ts';
import type { FrameMember } from './use-member.ts';

const MENU_ID = 'cuenta';
const close = () => document.getElementById(MENU_ID)?.hidePopover();

/** The account menu on phones: the person's picture, and a popover with their pages. */
export function AccountMenu({ member }: { member: FrameMember | null }) {
  const logout = useLogout();
  const user = member?.user;
  const name = user?.displayName || user?.username || (member && sessionHint()?.username) || '';
  const photo = thumbnailUrl(user?.photoUrl ?? null, 160);
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={MENU_ID} aria-label="Tu cuenta">
        {photo ? <img src={photo} alt="" width="40" height="40" /> : <span>{name.slice(0, 1)}</span>}
      </button>
      <div id={MENU_ID} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        {member ? <MemberAccountLinks member={member} close={close} logout={logout} /> : null}
      </div>
    </>
  );
}
