import type { PublicPerfil } from 'domain/api/schema';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import { SocialPills } from 'kit/ui/social-pills';
import type { ReactNode } from 'react';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  perfil: PublicPerfil;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** Between the name and the pills. */
  children?: ReactNode;
  /** Heading of the name: the own profile's title is another one. */
  titulo?: 'h1' | 'p';
}

/** Cover, photo, name and networks of a profile. Without a cover, the awning of the shop window. */
export function ProfileHeader({ perfil, actions, children, titulo: Titulo = 'h1' }: ProfileHeaderProps) {
  const { id, nombre, username, imagen, portada, redes } = perfil;
  return (
    <header className={styles.header}>
      {portada ? (
        <Picture
          imagen={portada}
          alt=""
          seed={id}
          title={nombre}
          ratio="3:1"
          sizes="100vw"
          priority
          className={styles.portada}
        />
      ) : (
        <div className={styles.awning} aria-hidden="true" />
      )}
      <div className={styles.who}>
        <div className={styles.photo}>
          <Avatar imagen={imagen} name={nombre} seed={id} size="xl" priority alt={`Foto de ${nombre}`} />
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        <div>
          <Titulo className={styles.title}>{nombre}</Titulo>
          {username ? <p className={styles.username}>@{username}</p> : null}
        </div>
        {children}
        <SocialPills redes={redes} who={nombre} />
      </div>
    </header>
  );
}
