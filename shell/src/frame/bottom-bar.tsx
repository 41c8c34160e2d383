import Plus from '@lucide/icons/icons/plus';
import { Icon } from '@vidriera/kit/ui/icon';
import { NavLink } from '@vidriera/router';
import { EXPLORE, HOME } from './agenda-links.ts';
import styles from './bottom-bar.module.css';
import { type FrameLink, LIKES, PROFILE } from './links.ts';
import type { FrameMember } from './use-member.ts';

/** The sidebar's most used links, on phones. */
export function BottomBar({ member }: { member: FrameMember }) {
  return (
    <nav className={styles.bar} aria-label="Tu vidriera">
      <Item {...HOME} />
      <Item {...EXPLORE} />
      {member.creator && (
        <NavLink to="/agregar-post" className={String(styles.create)} aria-label="Crear nuevo">
          <Icon of={Plus} size={24} />
        </NavLink>
      )}
      <Item {...LIKES} />
      <Item {...PROFILE} text="Perfil" data-prefetch="" />
    </nav>
  );
}

function Item({ to, text, icon, end = false, ...rest }: FrameLink & { 'data-prefetch'?: '' }) {
  return (
    <NavLink to={to} end={end} className={String(styles.item)} {...rest}>
      <Icon of={icon} size={20} />
      {text}
    </NavLink>
  );
}
