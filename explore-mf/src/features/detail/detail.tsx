import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { agendaDia } from 'domain/evento/occurrence';
import { isOn, isPast } from 'domain/item/time';
import type { Detail } from 'domain/item/wire-schema';
import { cx } from 'kit/class-names';
import { publicOrigin } from 'kit/config';
import { detailPath } from 'kit/detail-path';
import { useLocation } from 'kit/router';
import { AuthorLink } from 'kit/ui/author-link';
import { Carousel } from 'kit/ui/carousel';
import { DateTab } from 'kit/ui/date-tab';
import { Like } from 'kit/ui/like';
import { LinkedText } from 'kit/ui/linked-text';
import { Meta } from 'kit/ui/meta';
import { Picture } from 'kit/ui/picture';
import type { ScreenProps } from 'kit/with-data';
import { Actions } from './actions.tsx';
import { BackLink } from './back-link.tsx';
import styles from './detail.module.css';
import { Facts } from './facts.tsx';
import { KIND } from './kind.ts';
import type { DetailData } from './load.ts';
import { categoriaOf, Related } from './related.tsx';

/** `/explore/{tipo}/{id}`, and `/eventos|cursos|promos/{id}` in the other two layouts. */
export default function DetailScreen({ data }: ScreenProps<DetailData>) {
  const { detail, related, meta, code, texts, calendar, now } = data;
  const inExplore = useLocation().pathname.startsWith('/explore/');
  const past = isPast(detail, now);
  const categoria = categoriaOf(detail);
  const path = detailPath(detail.tipo, detail.id, 'explore');
  const more = <Related detail={detail} related={related} now={now} inExplore={inExplore} />;
  return (
    <article
      key={detail.id}
      className={cx(styles.detail, past && styles.over)}
      data-explore={inExplore || undefined}
      data-type={detail.tipo}
    >
      <Meta title={detail.titulo} {...meta} path={path} type="article" />
      {inExplore ? <BackLink /> : null}
      <div className={styles.columns}>
        <div className={styles.media} data-travels="">
          <Photos detail={detail} />
          {detail.tipo === 'evento' ? (
            <DateTab
              dia={detail.fechaExacta && agendaDia(detail.fechaExacta, detail)}
              fechaPeriodica={detail.fechaPeriodica}
              past={past}
              className={styles.tab}
            />
          ) : null}
          <div className={styles.like}>
            <Like item={detail} />
          </div>
        </div>
        <header className={styles.header}>
          <p className="row">
            <span className={styles.kind}>{KIND[detail.tipo]}</span>
            {categoria ? <span className={styles.chip}>{CATEGORIA_VISIBLE[categoria]}</span> : null}
            {past ? <span className={styles.past}>{PAST[detail.tipo]}</span> : null}
            {detail.tipo === 'evento' && isOn(detail, now) ? <span className={styles.on}>Ahora</span> : null}
          </p>
          <h1>{detail.titulo}</h1>
          <AuthorLink author={detail.usuario} size="m" />
        </header>
        {past ? more : null}
        <aside className={styles.facts} aria-label="Datos">
          <Facts detail={detail} now={now} />
          <Actions detail={detail} past={past} calendar={calendar} />
        </aside>
        <div className={styles.texts}>
          {texts.descripcion.length > 0 ? (
            <LinkedText className={styles.text} pieces={texts.descripcion} />
          ) : null}
          {texts.descripcionReserva.length > 0 ? (
            <section className={styles.booking}>
              <h2>Sobre la reserva</h2>
              <LinkedText className={styles.text} pieces={texts.descripcionReserva} />
            </section>
          ) : null}
        </div>
      </div>
      {past ? null : more}
      <footer className={styles.print}>
        <img src={code} alt="" loading="lazy" width={128} height={128} />
        <p>{publicOrigin().replace(/^https?:\/\//, '') + path}</p>
      </footer>
    </article>
  );
}

const PAST = {
  evento: 'Este evento ya fue',
  curso: 'Este curso ya terminó',
  promo: 'Esta promo ya terminó',
};

/** The pictures, side by side when there is more than one. */
function Photos({ detail }: { detail: Detail }) {
  const imagenes = [...new Set([detail.imagen, ...detail.imagenes].filter((item) => item !== null))];
  const photo = (imagen: string | null, index: number) => (
    <Picture
      imagen={imagen}
      alt={imagenes.length > 1 ? `${detail.titulo}, foto ${index + 1} de ${imagenes.length}` : ''}
      seed={detail.id}
      title={detail.titulo}
      sizes="(min-width: 900px) 720px, 100vw"
      priority={index === 0}
      className={styles.photo}
    />
  );
  if (imagenes.length < 2) return <div className={styles.single}>{photo(imagenes[0] ?? null, 0)}</div>;
  return (
    <Carousel label={`Fotos de ${detail.titulo}`} className={styles.single}>
      {imagenes.map((imagen, index) => (
        <li key={imagen}>{photo(imagen, index)}</li>
      ))}
    </Carousel>
  );
}
