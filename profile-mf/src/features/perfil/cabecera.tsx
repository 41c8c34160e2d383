import type { PerfilPublico } from 'domain/api';
import { Avatar } from 'kit/ui/avatar';
import { Picture } from 'kit/ui/picture';
import { SocialPills } from 'kit/ui/social-pills';
import type { ReactNode } from 'react';
import styles from './cabecera.module.css';

interface CabeceraProps {
  perfil: PerfilPublico;
  /** Buttons beside the name. */
  acciones?: ReactNode;
  /** Between the name and the pills. */
  children?: ReactNode;
  /** Heading of the name: the own profile's title is another one. */
  titulo?: 'h1' | 'p';
}

/** Cover, photo, name and networks of a profile. Without a cover, the awning of the shop window. */
export function Cabecera({ perfil, acciones, children, titulo: Titulo = 'h1' }: CabeceraProps) {
  const { id, nombre, username, imagen, portada, redes } = perfil;
  return (
    <header className={styles.cabecera}>
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
        <div className={styles.toldo} aria-hidden="true" />
      )}
      <div className={styles.quien}>
        <div className={styles.foto}>
          <Avatar imagen={imagen} name={nombre} seed={id} size="xl" priority alt={`Foto de ${nombre}`} />
        </div>
        {acciones ? <div className={styles.acciones}>{acciones}</div> : null}
        <div className={styles.nombre}>
          <Titulo className={styles.titulo}>{nombre}</Titulo>
          {username ? <p className={styles.usuario}>@{username}</p> : null}
        </div>
        {children}
        <SocialPills redes={redes} who={nombre} />
      </div>
    </header>
  );
}
