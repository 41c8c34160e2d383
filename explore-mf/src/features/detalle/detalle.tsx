import type { Detalle } from 'domain/api';
import { CATEGORIA_VISIBLE, CATEGORIAS } from 'domain/categoria';
import { resumir } from 'domain/resumir';
import { rutaTarjetaDeItem } from 'domain/tarjeta-social';
import { detailPath } from 'kit/detail-path';
import { isPast } from 'kit/format';
import { useLoaderData, useLocation } from 'kit/router';
import { AuthorLink } from 'kit/ui/author-link';
import { Carousel } from 'kit/ui/carousel';
import { DateTab } from 'kit/ui/date-tab';
import { Like } from 'kit/ui/like';
import { Meta } from 'kit/ui/meta';
import { Picture } from 'kit/ui/picture';
import { Acciones } from './acciones.tsx';
import { Datos } from './datos.tsx';
import styles from './detalle.module.css';
import type { DetalleDatos } from './load.ts';
import { Volver } from './volver.tsx';

const NOMBRE = { evento: 'Evento', curso: 'Curso', promo: 'Promo' } as const;

/** `/explore/{tipo}/{id}`, and `/eventos|cursos|promos/{id}` in the other two layouts. */
export default function DetalleScreen() {
  const { detalle, hoy } = useLoaderData<DetalleDatos>();
  const enExplore = useLocation().pathname.startsWith('/explore/');
  const pasado = isPast(detalle, hoy);
  return (
    <article className={styles.detail} data-explore={enExplore || undefined} data-type={detalle.tipo}>
      <Meta
        title={detalle.titulo}
        description={resumir(detalle.descripcion) || `${NOMBRE[detalle.tipo]} de ${detalle.usuario.nombre}.`}
        path={detailPath(detalle.tipo, detalle.id, 'explore')}
        card={rutaTarjetaDeItem(detalle)}
        type="article"
      />
      {enExplore ? <Volver /> : null}
      <div className={styles.columns}>
        <div className={styles.media}>
          <Fotos detalle={detalle} />
          {detalle.tipo === 'evento' ? (
            <DateTab
              fechaExacta={detalle.fechaExacta}
              fechaPeriodica={detalle.fechaPeriodica}
              hoy={hoy}
              size="l"
              className={styles.tab}
            />
          ) : null}
          <div className={styles.like}>
            <Like item={detalle} />
          </div>
        </div>
        <header className={styles.header}>
          <p className={styles.chips}>
            <span className={styles.kind}>{NOMBRE[detalle.tipo]}</span>
            {categoriaVisible(detalle)}
            {pasado ? <span className={styles.past}>{PASADO[detalle.tipo]}</span> : null}
          </p>
          <h1>{detalle.titulo}</h1>
          <AuthorLink autor={detalle.usuario} size="m" />
        </header>
        <aside className={styles.facts} aria-label="Datos">
          <Datos detalle={detalle} hoy={hoy} />
          <Acciones detalle={detalle} pasado={pasado} hoy={hoy} />
        </aside>
        <div className={styles.texts}>
          {detalle.descripcion ? <p className={styles.text}>{detalle.descripcion}</p> : null}
          {detalle.tipo !== 'promo' && detalle.descripcionReserva ? (
            <section className={styles.booking}>
              <h2>Sobre la reserva</h2>
              <p className={styles.text}>{detalle.descripcionReserva}</p>
            </section>
          ) : null}
        </div>
      </div>
    </article>
  );
}

const PASADO = {
  evento: 'Este evento ya fue',
  curso: 'Este curso ya terminó',
  promo: 'Esta promo ya terminó',
};

function categoriaVisible(detalle: Detalle) {
  if (detalle.tipo === 'promo') return null;
  const titulo = detalle.tipo === 'evento' ? detalle.categoria : detalle.tituloCategoria;
  if (!titulo) return null;
  const conocida = CATEGORIAS.find((una) => una === titulo);
  return <span className={styles.chip}>{conocida ? CATEGORIA_VISIBLE[conocida] : titulo}</span>;
}

/** The pictures, side by side when there is more than one. */
function Fotos({ detalle }: { detalle: Detalle }) {
  const imagenes = [...new Set([detalle.imagen, ...detalle.imagenes].filter((una) => una !== null))];
  const foto = (imagen: string | null, index: number) => (
    <Picture
      imagen={imagen}
      alt={imagenes.length > 1 ? `${detalle.titulo}, foto ${index + 1} de ${imagenes.length}` : ''}
      seed={detalle.id}
      title={detalle.titulo}
      sizes="(min-width: 900px) 720px, 100vw"
      priority={index === 0}
      className={styles.photo}
    />
  );
  if (imagenes.length < 2) return <div className={styles.single}>{foto(imagenes[0] ?? null, 0)}</div>;
  return (
    <Carousel label={`Fotos de ${detalle.titulo}`} className={styles.single}>
      {imagenes.map((imagen, index) => (
        <li key={imagen}>{foto(imagen, index)}</li>
      ))}
    </Carousel>
  );
}
