import type { Tarjeta } from 'domain/api';
import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { useLoaderData, useNavigation } from 'kit/router';
import { ButtonLink } from 'kit/ui/button';
import { CardGrid } from 'kit/ui/card-grid';
import { ItemCard } from 'kit/ui/item-card';
import { Like } from 'kit/ui/like';
import { Meta } from 'kit/ui/meta';
import { SkeletonCards } from 'kit/ui/skeleton';
import { EmptyState } from 'kit/ui/state';
import { Agenda } from './agenda.tsx';
import { Buscador } from './buscador.tsx';
import { Categorias } from './categorias.tsx';
import styles from './explore.module.css';
import { Fechas } from './fechas.tsx';
import { direccionDe, hayFiltros, tituloDe } from './filtros.ts';
import type { ExploreDatos, Seccion } from './load.ts';
import { esTecleo } from './use-tecleo.ts';

const itemsDe = (seccion: Seccion): Tarjeta[] => ('pagina' in seccion ? seccion.pagina.items : []);
const vacia = (seccion: Seccion): boolean =>
  'pagina' in seccion && seccion.pagina.items.length === 0 && !seccion.pagina.cursor;

/** One item for each different picture, the hero's three at most. */
const conFoto = (items: Tarjeta[]): Tarjeta[] =>
  items
    .filter(({ imagen }, index) => imagen && items.findIndex((otro) => otro.imagen === imagen) === index)
    .slice(0, 3);

/** `/explore`: search, categories, and what is on. */
export default function Explore() {
  const { hoy, filtros, paginas, finde, evento, promo, curso } = useLoaderData<ExploreDatos>();
  const { state, location } = useNavigation();
  const buscando = state === 'loading' && location?.pathname === '/explore';
  const tecleando = buscando && esTecleo(location.state);
  const sinNada = [evento, promo, curso].every(vacia);
  const filtrado = hayFiltros(filtros);
  const clave = direccionDe(filtros);
  const mostrados = new Set(finde.map(({ id }) => id));
  return (
    <>
      <Meta
        title={tituloDe(filtros)}
        description="Buscá qué hacer: eventos, cursos y promos de tu ciudad, por fecha y por categoría."
        path={clave}
      />
      <Buscador filtros={filtros} fotos={conFoto([...finde, ...itemsDe(evento), ...itemsDe(curso)])} />
      <div className={styles.page}>
        <Categorias filtros={filtros} />
        <div
          id="agenda"
          className={styles.agenda}
          aria-busy={buscando}
          data-tecleando={tecleando || undefined}
        >
          <Fechas filtros={filtros} />
          {filtrado ? <Resumen buscado={filtros.q} /> : null}
          {buscando && !tecleando ? (
            <SkeletonCards tipo="evento" count={LIMITES.esqueleto} />
          ) : sinNada ? (
            <EmptyState
              scene={filtrado ? 'busqueda' : 'ventana'}
              text={filtrado ? mensajes.lista.sinResultados : mensajes.lista.vacia.evento}
              action={
                filtrado ? (
                  <ButtonLink kind="secondary" to="/explore">
                    Ver toda la agenda
                  </ButtonLink>
                ) : undefined
              }
            />
          ) : (
            <>
              {finde.length ? (
                <section aria-labelledby="finde" className={styles.section}>
                  <h2 id="finde">Este fin de semana</h2>
                  <CardGrid layout="shelf">
                    {finde.map((item, index) => (
                      <li key={item.id}>
                        <ItemCard
                          item={item}
                          hoy={hoy}
                          within="explore"
                          corner={<Like item={item} />}
                          priority={index === 0}
                        />
                      </li>
                    ))}
                  </CardGrid>
                </section>
              ) : null}
              <Agenda
                key={`evento ${clave}`}
                tipo="evento"
                titulo={finde.length ? 'Más eventos' : 'Eventos'}
                inicial={evento}
                paginas={paginas.evento}
                filtros={filtros}
                hoy={hoy}
                sin={mostrados}
              />
              <Agenda
                key={`promo ${clave}`}
                tipo="promo"
                titulo="Promos"
                inicial={promo}
                paginas={paginas.promo}
                filtros={filtros}
                hoy={hoy}
              />
              <Agenda
                key={`curso ${clave}`}
                tipo="curso"
                titulo="Cursos"
                inicial={curso}
                paginas={paginas.curso}
                filtros={filtros}
                hoy={hoy}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** What was asked, and the way back to everything. */
function Resumen({ buscado }: { buscado: string }) {
  return (
    <p className={styles.summary} role="status">
      {buscado ? <span>Resultados para «{buscado}»</span> : <span>Agenda filtrada</span>}
      <ButtonLink kind="ghost" to="/explore" preventScrollReset>
        Borrar filtros
      </ButtonLink>
    </p>
  );
}
