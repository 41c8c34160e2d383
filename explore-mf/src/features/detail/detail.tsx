import { CATEGORIA_VISIBLE } from 'domain/categoria/categoria';
import { isOn, isPast } from 'domain/item/time';
import { cx } from 'kit/class-names';
import { publicOrigin } from 'kit/config';
import { detailPath } from 'kit/detail-path';
import { useLocation } from 'kit/router';
import { AuthorLink } from 'kit/ui/author-link';
import { LinkedText } from 'kit/ui/linked-text';
import { Meta } from 'kit/ui/meta';
import type { ScreenProps } from 'kit/with-data';
import { Actions } from './actions.tsx';
import { Cover } from './cover.tsx';
import styles from './detail.module.css';
import { Facts } from './facts.tsx';
import type { DetailData } from './load.ts';
import { categoriaOf, Related } from './related.tsx';
import { Strip } from './strip.tsx';

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
      <div className={styles.columns}>
        <Cover detail={detail} past={past} now={now} inExplore={inExplore} />
        <div className={styles.side}>
          <header className={styles.header}>
            {detail.tipo === 'curso' ? <h1>{detail.titulo}</h1> : null}
            <div className={styles.about}>
              <AuthorLink author={detail.usuario} size="m" />
              {categoria ? <span className={styles.chip}>{CATEGORIA_VISIBLE[categoria]}</span> : null}
              {past ? <span className={styles.past}>{PAST[detail.tipo]}</span> : null}
              {detail.tipo === 'evento' && isOn(detail, now) ? (
                <span className={styles.on}>Ahora</span>
              ) : null}
            </div>
          </header>
          {past ? more : null}
          <aside className={styles.facts} aria-label="Datos">
            {detail.tipo === 'curso' ? <Strip curso={detail} past={past} now={now} /> : null}
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
