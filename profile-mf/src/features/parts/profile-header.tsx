import type { PublicPerfil } from '@vidriera/domain/api/schema';
import { cx } from '@vidriera/kit/class-names';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { ShopFront } from '@vidriera/kit/ui/cards/shop-front';
import { Sign } from '@vidriera/kit/ui/cards/sign';
import { VerifiedMark } from '@vidriera/kit/ui/cards/verified-mark';
import { Dotted } from '@vidriera/kit/ui/parts/dotted';
import { Avatar } from '@vidriera/kit/ui/people/avatar';
import { SocialPills } from '@vidriera/kit/ui/people/social-pills';
import type { ShopFrontData } from '@vidriera/kit/words/shop-front-data';
import type { ReactNode } from 'react';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  perfil: PublicPerfil;
  front: ShopFrontData;
  /** To follow and to share, beside the networks: beside the name they would leave a phone no room. */
  actions?: ReactNode;
  children?: ReactNode;
  /** 'p' on the own profile, which has another title. */
  titulo?: 'h1' | 'p';
  /** Lower on phones, where the own list comes first. */
  isLow?: boolean;
}

/** A profile's shop window: cover, photo, name, networks, next item; lit if something is on soon. */
export function ProfileHeader({
  perfil,
  front,
  actions,
  children,
  titulo: Titulo = 'h1',
  isLow = false,
}: ProfileHeaderProps) {
  const { lit, handle, sign } = front;
  const { id, nombre, imagen, portada, redes, verificado } = perfil;
  return (
    <ShopFront
      as="header"
      seed={id}
      lit={lit}
      className={cx(styles.header, isLow && styles.low)}
      inside={
        portada ? <Picture imagen={portada} alt="" seed={id} title={nombre} sizes="100vw" priority /> : null
      }
    >
      <div className={styles.who}>
        <div className={styles.photo}>
          <Avatar imagen={imagen} name={nombre} seed={id} size="xl" priority alt={`Foto de ${nombre}`} />
        </div>
        <div className={styles.name}>
          <Titulo className={styles.title}>
            <span>{nombre}</span>
            {verificado ? <VerifiedMark /> : null}
          </Titulo>
          {handle ? (
            <p className={styles.username}>
              <Dotted text={handle} />
            </p>
          ) : null}
        </div>
        {children}
        <div className={styles.ways}>
          <SocialPills redes={redes} who={nombre} />
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {sign ? <Sign {...sign} /> : null}
      </div>
    </ShopFront>
  );
}
