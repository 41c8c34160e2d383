import { mensajes } from 'domain/messages';
import { resumir } from 'domain/resumir';
import { rutaTarjetaDePerfil } from 'domain/tarjeta-social';
import { useLoaderData } from 'kit/router';
import { useUser } from 'kit/session';
import { Like } from 'kit/ui/like';
import { Meta } from 'kit/ui/meta';
import { SkeletonCards } from 'kit/ui/skeleton';
import { Tabs } from 'kit/ui/tabs';
import { Cabecera } from '../perfil/cabecera.tsx';
import { Info } from '../perfil/info.tsx';
import { Lista } from '../perfil/lista.tsx';
import marco from '../perfil/marco.module.css';
import { Panel } from '../perfil/panel.tsx';
import { primeraFrase } from '../perfil/primera-frase.ts';
import { useTabPendiente } from '../perfil/tab-pendiente.ts';
import { pestanias, TABS_PUBLICAS, TIPO_DE_TAB } from '../perfil/tabs.ts';
import { Compartir } from './compartir.tsx';
import type { loadPerfil } from './load.ts';
import { NoEncontrado } from './no-encontrado.tsx';

type Datos = Exclude<Awaited<ReturnType<typeof loadPerfil>>, { type: string }>;

const PESTANIAS = pestanias(TABS_PUBLICAS, mensajes.pantalla.infoGeneral);

/** `/{username}`: a public profile, its tab in the address. */
export default function Publico() {
  const datos = useLoaderData<typeof loadPerfil>();
  return datos ? <Perfil {...datos} /> : <NoEncontrado />;
}

function Perfil({ perfil, pagina, tab, hoy }: Datos) {
  const user = useUser();
  const pendiente = useTabPendiente(tab, TABS_PUBLICAS);
  const visible = pendiente ?? tab;
  const bajada = primeraFrase(perfil.descripcion);
  return (
    <article className={marco.perfil} data-bleed="">
      <Meta
        title={perfil.nombre}
        description={resumir(perfil.descripcion) || `Links, eventos, cursos y promos de ${perfil.nombre}.`}
        path={`/${encodeURIComponent(perfil.username)}`}
        card={rutaTarjetaDePerfil(perfil)}
        type="profile"
      />
      <Cabecera perfil={perfil} acciones={<Compartir perfil={perfil} />}>
        {bajada ? <p className={marco.bajada}>{bajada}</p> : null}
      </Cabecera>
      <div className={marco.pestanias}>
        <div className={marco.ancho}>
          <Tabs label="Secciones del perfil" tabs={PESTANIAS} current={visible} />
        </div>
      </div>
      <Panel tab={visible}>
        {visible === 'info' ? (
          <Info perfil={perfil} />
        ) : pendiente || !pagina ? (
          <SkeletonCards tipo={TIPO_DE_TAB[visible]} />
        ) : (
          <Lista
            tab={visible}
            tipo={TIPO_DE_TAB[visible]}
            pagina={pagina}
            hoy={hoy}
            pedir={async (cursor) =>
              (await import('./load.ts')).masDelPerfil(perfil.username, visible, cursor)
            }
            // A visitor's press would only lead away from the page they came for.
            {...(user && { esquina: (item) => <Like item={item} /> })}
          />
        )}
      </Panel>
    </article>
  );
}
