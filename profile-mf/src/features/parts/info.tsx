import MapPin from '@lucide/icons/icons/map-pin';
import Navigation from '@lucide/icons/icons/navigation';
import UserPlus from '@lucide/icons/icons/user-plus';
import type { PublicPerfil } from '@vidriera/domain/api/schema';
import type { CardOf } from '@vidriera/domain/item/wire-schema';
import { contactPath, hasContact } from '@vidriera/domain/perfil/contact';
import type { TextPiece } from '@vidriera/domain/values/text-links';
import { pictureSource } from '@vidriera/kit/pictures/picture-source';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { Carousel } from '@vidriera/kit/ui/cards/carousel';
import { LinkCard } from '@vidriera/kit/ui/cards/link-card';
import { Picture } from '@vidriera/kit/ui/cards/picture';
import { ButtonAnchor } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { LinkedText } from '@vidriera/kit/ui/parts/linked-text';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Link } from '@vidriera/router';
import type { ReactNode } from 'react';
import { coordinates, mapUrl } from './direccion.ts';
import styles from './info.module.css';
import { PublicLink } from './public-link.tsx';

interface InfoProps {
  perfil: PublicPerfil;
  about: TextPiece[];
  links: CardOf<'link'>[];
  /** Shown, with an action, if everything is empty. */
  empty: string;
  action?: ReactNode;
  /** A visitor reads it. */
  isPublic?: boolean | undefined;
}

/** The info tab: first links, description, address, map, contact, gallery. */
export function Info({ perfil, about, links, empty, action, isPublic }: InfoProps) {
  const { descripcion, direccion, ubicacion, galeria } = perfil;
  const map = mapUrl(ubicacion, direccion);
  const contact = hasContact(perfil) ? <Contact username={perfil.username} /> : null;
  if (!links.length && !descripcion && !map && !galeria.length) {
    return <EmptyState text={empty} scene="door" action={action ?? contact} />;
  }
  return (
    <div className={styles.info}>
      {links.length ? <FirstLinks links={links} isPublic={isPublic} /> : null}
      {descripcion ? (
        <section>
          <h2 className={styles.title}>Quiénes somos</h2>
          <LinkedText className={styles.descripcion} pieces={about} />
        </section>
      ) : null}
      {map ? (
        <section>
          <h2 className={styles.title}>Dónde estamos</h2>
          <div className={styles.place}>
            <Icon of={MapPin} size={20} className={styles.pin} />
            <div>
              <p className={styles.direccion}>{direccion || 'Nuestro punto en el mapa'}</p>
              {ubicacion ? (
                <p className={styles.coordinates}>
                  Coordenadas: <span className={styles.numbers}>{coordinates(ubicacion)}</span>
                </p>
              ) : null}
            </div>
            <ButtonAnchor
              href={map}
              kind="secondary"
              icon={<Icon of={Navigation} size={20} />}
              data-press="directions"
            >
              Ver en el mapa
            </ButtonAnchor>
          </div>
        </section>
      ) : null}
      {contact}
      {galeria.length ? <Galeria perfil={perfil} /> : null}
    </div>
  );
}

const Contact = ({ username }: { username: string }) => (
  <p>
    <ButtonAnchor
      href={contactPath(username)}
      kind="secondary"
      target={undefined}
      icon={<Icon of={UserPlus} size={20} />}
    >
      Guardar contacto
    </ButtonAnchor>
  </p>
);

function FirstLinks({ links, isPublic }: Pick<InfoProps, 'links' | 'isPublic'>) {
  return (
    <section>
      <h2 className="sr-only">Links</h2>
      <CardGrid layout="list">
        {links.map((link) => (
          <li key={link.id}>{isPublic ? <PublicLink link={link} level={3} /> : <LinkCard link={link} />}</li>
        ))}
      </CardGrid>
      <Link to="?tab=links" className={styles.all}>
        Ver todos los links
      </Link>
    </section>
  );
}

function Galeria({ perfil: { id, nombre, galeria } }: { perfil: PublicPerfil }) {
  return (
    <Carousel
      label={`Fotos de ${nombre}`}
      items="auto"
      buttons="above"
      heading={<h2 className={styles.title}>Galería</h2>}
    >
      {galeria.map((imagen, index) => (
        <li key={imagen} className={styles.photo}>
          <a href={large(imagen)} target="_blank" rel="noopener" className={styles.frame}>
            <Picture
              imagen={imagen}
              alt={`Foto ${index + 1} de ${galeria.length} de ${nombre}`}
              seed={`${id}${index}`}
              title={nombre}
              ratio="4:3"
              sizes="(min-width: 900px) 380px, 78vw"
            />
          </a>
        </li>
      ))}
    </Carousel>
  );
}

const large = (imagen: string): string | undefined => pictureSource(imagen, 1200)?.src;
