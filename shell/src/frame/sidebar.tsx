import LogOut from '@lucide/icons/icons/log-out';
import PanelLeftClose from '@lucide/icons/icons/panel-left-close';
import PanelLeftOpen from '@lucide/icons/icons/panel-left-open';
import Plus from '@lucide/icons/icons/plus';
import { useRootMark } from '@vidriera/kit/hooks/use-root-mark';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Link, useLocation } from '@vidriera/router';
import { rememberSidebar, sidebarCollapsed } from '@vidriera/session';
import { useState } from 'react';
import { currentAt, frameLinks } from './links.ts';
import styles from './sidebar.module.css';
import { useLogout } from './use-logout.ts';
import type { FrameMember } from './use-member.ts';

interface SidebarProps {
  member: FrameMember;
  /** Collapsed until the person says otherwise. */
  isNarrow: boolean;
}

/** The signed-in person's links, from 900 px on. Collapsed it shows icons; the state is stored. */
export function Sidebar({ member, isNarrow }: SidebarProps) {
  useRootMark('sidebarDrawn');
  const logout = useLogout();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState(sidebarCollapsed);
  const collapsed = chosen ?? isNarrow;
  const fold = collapsed ? 'Expandir menú' : 'Contraer menú';
  const toggle = () => {
    rememberSidebar(!collapsed);
    document.documentElement.dataset.sidebar = collapsed ? 'expanded' : 'collapsed';
    setChosen(!collapsed);
  };
  return (
    <aside className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <nav aria-label="Tu vidriera" className={styles.nav}>
        {member.creator && (
          <Link to="/agregar-post" className={styles.create} title="Crear nuevo">
            <Icon of={Plus} size={20} />
            <span className={styles.text}>Crear nuevo</span>
          </Link>
        )}
        <ul>
          {frameLinks(member.role).map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={currentAt(pathname, link)}
                className={styles.link}
                title={link.text}
              >
                <Icon of={link.icon} size={20} />
                <span className={styles.text}>{link.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <button type="button" className={styles.link} onClick={() => void logout()} title="Cerrar sesión">
          <Icon of={LogOut} size={20} />
          <span className={styles.text}>Cerrar sesión</span>
        </button>
        <button
          type="button"
          className={styles.link}
          onClick={toggle}
          aria-expanded={!collapsed}
          title={fold}
        >
          <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} size={20} />
          <span className={styles.text}>{fold}</span>
        </button>
      </div>
    </aside>
  );
}
