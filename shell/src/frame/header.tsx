import { SCROLL_THRESHOLD } from '@vidriera/domain/values/limits';
import { cx } from '@vidriera/kit/class-names';
import { Link } from '@vidriera/router';
import type { Layout } from '@vidriera/runtime/types';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import type { FrameMember } from './use-member.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/**
 * The top bar. It has the guests' and the members' part; `:root[data-session]` shows one, so neither a late session nor the server's
 * HTML shifts anything.
 */
export function Header({ layout, member }: { layout: Layout; member: FrameMember | null }) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD.explore);
  return (
    <header className={styles.header} data-layout={layout} data-scrolled={scrolled || undefined}>
      <div className={styles.bar}>
        <Logo to={member ? '/all' : '/'} />
        <nav className={styles.nav} aria-label="Principal">
          {layout !== 'explore' && (
            <Link className={styles.link} to="/explore">
              Explorar
            </Link>
          )}
          <span className={styles.guest}>
            <Link
              className={cx(styles.link, styles.creator, layout !== 'explore' && styles.wide)}
              to="/creador"
            >
              <span>
                <span className={styles.want}>Quiero </span>
                <span className={styles.be}>ser creador</span>
              </span>
            </Link>
            <Link className={styles.link} to="/login">
              Iniciá sesión
            </Link>
          </span>
          <div className={styles.member}>
            <AccountMenu member={member} />
          </div>
        </nav>
      </div>
    </header>
  );
}
