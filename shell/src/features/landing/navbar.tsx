import Menu from '@lucide/icons/icons/menu';
import X from '@lucide/icons/icons/x';
import { SCROLL_THRESHOLD } from '@vidriera/domain/values/limits';
import { Modal } from '@vidriera/kit/ui/dialogs/modal';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { IconButton } from '@vidriera/kit/ui/parts/icon-button';
import { Link } from '@vidriera/router';
import { useState } from 'react';
import { Logo } from '../../frame/logo.tsx';
import { useScrolledPast } from '../../frame/use-scrolled-past.ts';
import styles from './navbar.module.css';

/** Banner and navbar; the bar turns light when the page is scrolled. */
export function Navbar() {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD.landing);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <aside aria-label="Novedades" className={styles.banner}>
        <Link to="/instalar">Muy pronto, también en Android y iOS.</Link> <Link to="/signup">Registrate</Link>
      </aside>
      <header className={styles.header} data-scrolled={scrolled || undefined}>
        <div className={styles.bar}>
          <Logo />
          <nav aria-label="Principal" className={styles.nav}>
            <Link to="#funciones">Funciones</Link>
            <Link to="#como-usar">Cómo usar</Link>
            <Link to="/explore">Explorar</Link>
          </nav>
          <div className={styles.account}>
            <Link to="/login" className={styles.login}>
              Iniciá sesión
            </Link>
            <ButtonLink kind="ghost" to="/signup" className={styles.signup}>
              Registrate
            </ButtonLink>
            <IconButton
              aria-label="Abrir el menú"
              aria-haspopup="dialog"
              className={styles.open}
              onClick={() => setIsOpen(true)}
            >
              <Icon of={Menu} size={20} />
            </IconButton>
          </div>
        </div>
      </header>
      <Modal open={isOpen} onClose={close} aria-label="Menú" className={styles.drawer}>
        <div className={styles.panel}>
          <IconButton aria-label="Cerrar el menú" onClick={close} className={styles.close}>
            <Icon of={X} size={20} />
          </IconButton>
          <nav aria-label="Menú" className={styles.links}>
            <Link to="#funciones" onClick={close}>
              Funciones
            </Link>
            <Link to="#como-usar" onClick={close}>
              Cómo usar
            </Link>
            <Link to="/explore">Explorar</Link>
            <Link to="/creador">Quiero ser creador</Link>
            <Link to="/login">Iniciá sesión</Link>
          </nav>
          <ButtonLink to="/signup" wide>
            Registrate
          </ButtonLink>
        </div>
      </Modal>
    </>
  );
}
