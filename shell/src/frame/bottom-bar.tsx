import Plus from '@lucide/icons/icons/plus';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { Link, useLocation } from '@vidriera/router';
import styles from './bottom-bar.module.css';
import { currentAt, EXPLORE, type FrameLink, HOME, LIKES, PROFILE } from './links.ts';
import type { FrameMember } from './use-member.ts';

/** The sidebar's most used links, on phones. */
export function BottomBar({ member }: { member: FrameMember }) {
  return (
    <nav className={styles.bar} aria-label="Tu vidriera">
      <Item {...HOME} />
      <Item {...EXPLORE} />
      {member.creator && (
        <Link to="/agregar-post" className={styles.create}>
          <Icon of={Plus} size={20} />
          Crear nuevo
        </Link>
      )}
      <Item {...LIKES} />
      <Item {...PROFILE} text="Perfil" data-prefetch="" />
    </nav>
  );
}

function Item({ 'data-prefetch': prefetch, ...link }: FrameLink & { 'data-prefetch'?: '' }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      aria-current={currentAt(pathname, link)}
      className={styles.item}
      data-prefetch={prefetch}
    >
      <Icon of={link.icon} size={20} />
      {link.text}
    </Link>
  );
}
