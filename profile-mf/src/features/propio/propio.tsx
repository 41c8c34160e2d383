import { mensajes } from 'domain/messages';
import { cx } from 'kit/class-names';
import { Link, useLoaderData } from 'kit/router';
import { sessionNow } from 'kit/session';
import { ButtonLink } from 'kit/ui/button';
import { Like } from 'kit/ui/like';
import { PrivateMeta } from 'kit/ui/meta';
import { SkeletonCards } from 'kit/ui/skeleton';
import { Tabs } from 'kit/ui/tabs';
import Pencil from 'lucide-react/icons/pencil';
import { Cabecera } from '../perfil/cabecera.tsx';
import { Info } from '../perfil/info.tsx';
import { Lista } from '../perfil/lista.tsx';
import marco from '../perfil/marco.module.css';
import { Panel } from '../perfil/panel.tsx';
import { useTabPendiente } from '../perfil/tab-pendiente.ts';
import { pestanias, TABS_PROPIAS, TIPO_DE_TAB } from '../perfil/tabs.ts';
import { Aviso } from './aviso.tsx';
import { Direccion } from './direccion.tsx';

import { EsquinaPropia } from './esquina-propia.tsx';
import { type Propio as Datos, paginaPropia } from './load.ts';
import styles from './propio.module.css';

/** `/perfil`: the own profile. A creator's items can be edited and deleted here; a personal user sees what they like. */
export default function Propio() {
  const { perfil, role, tab, pagina, hoy, direccion, linksGustados } = useLoaderData() as Datos;
  const tabs = TABS_PROPIAS[role ?? 'personal'];
  const pendiente = useTabPendiente(tab, tabs);
  const visible = pendiente ?? tab;
  const esCreador = role === 'creador';
  return (
    <article className={marco.perfil} data-bleed="">
      <PrivateMeta title={mensajes.pantalla.miPerfil} />
      <div className={cx(marco.ancho, styles.barra)}>
        <h1 className={styles.titulo}>{mensajes.pantalla.miPerfil}</h1>
        <ButtonLink
          to="/perfil/editar"
          kind="secondary"
          icon={<Pencil size={20} strokeWidth={1.75} aria-hidden />}
        >
          Editar perfil
        </ButtonLink>
      </div>
      <Cabecera perfil={perfil} titulo="p">
        <Direccion {...direccion} username={perfil.username} nombre={perfil.nombre} />
        {role ? null : <Aviso />}
      </Cabecera>
      <div className={marco.pestanias}>
        <div className={marco.ancho}>
          <Tabs
            label="Secciones de tu perfil"
            tabs={pestanias(tabs, mensajes.pantalla.info)}
            current={visible}
          />
        </div>
      </div>
      <Panel tab={visible}>
        {visible === 'info' ? (
          <Info
            perfil={perfil}
            accion={
              <ButtonLink to="/perfil/editar" kind="secondary">
                Contá de qué se trata
              </ButtonLink>
            }
          />
        ) : pendiente || !pagina ? (
          <SkeletonCards tipo={TIPO_DE_TAB[visible]} />
        ) : (
          <Lista
            tab={visible}
            tipo={TIPO_DE_TAB[visible]}
            pagina={pagina}
            hoy={hoy}
            pedir={async (cursor) => {
              const { user } = sessionNow();
              return user ? paginaPropia(user, visible, cursor) : { items: [], cursor: null };
            }}
            esquina={(item, quitar) =>
              esCreador ? <EsquinaPropia item={item} alEliminar={quitar} /> : <Like item={item} />
            }
            accion={<QueHacer esCreador={esCreador} tipo={TIPO_DE_TAB[visible]} />}
          />
        )}
        {linksGustados && !esCreador ? <LinksGustados cuantos={linksGustados} /> : null}
      </Panel>
    </article>
  );
}

/** Personal users have no tab for links: those they like are a press away. */
function LinksGustados({ cuantos }: { cuantos: number }) {
  return (
    <p className={styles.links}>
      <Link to="/likes?tipo=link">
        {cuantos === 1 ? 'Ver el link que te gusta' : `Ver los ${cuantos} links que te gustan`}
      </Link>
    </p>
  );
}

const PUBLICAR = {
  link: 'Sumar un link',
  evento: 'Publicar un evento',
  curso: 'Publicar un curso',
  promo: 'Publicar una promo',
};

/** The next step from an empty list. */
function QueHacer({ esCreador, tipo }: { esCreador: boolean; tipo: keyof typeof PUBLICAR }) {
  return (
    <ButtonLink to={esCreador ? `/agregar-post?tipo=${tipo}` : '/explore'} kind="secondary">
      {esCreador ? PUBLICAR[tipo] : 'Explorar la agenda'}
    </ButtonLink>
  );
}
