import LogOut from '@lucide/icons/icons/log-out';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Link } from '@vidriera/router';
import styles from './account-menu.module.css';
import { frameLinks } from './links.ts';
import type { FrameMember } from './use-member.ts';

export interface AccountLinksProps {
  member: FrameMember;
  close: () => void;
  /** A prop, because it fetches: imported here, the bars' chunk would wait for the entry's styles. */
  logout: () => Promise<void>;
}

export function AccountLinks({ member, close, logout }: AccountLinksProps) {
  return (
    <ul>
      {frameLinks(member.role).map(({ to, text, icon, inBar }) => (
        <li key={to} className={inBar && styles.twin}>
          <Link className={styles.item} to={to} onClick={close}>
            <Icon of={icon} size={20} />
            {text}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            close();
            void logout();
          }}
        >
          <Icon of={LogOut} size={20} />
          Cerrar sesión
        </button>
      </li>
    </ul>
  );
}
