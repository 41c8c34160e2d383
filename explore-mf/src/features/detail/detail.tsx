import { isCalledOff } from '@vidriera/domain/evento/state';
import { isPast } from '@vidriera/domain/item/time';
import { cx } from '@vidriera/kit/class-names';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { LinkedText } from '@vidriera/kit/ui/parts/linked-text';
import { Meta } from '@vidriera/kit/ui/parts/meta';
import { ComplainLink } from '@vidriera/kit/ui/people/complain-link';
import { Follow } from '@vidriera/kit/ui/people/follow';
import { useLocation } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { publicOrigin } from '@vidriera/session/config';
import { Remind } from '../seats/remind.tsx';
import { useLeft } from '../seats/use-left.ts';
import { Actions } from './actions.tsx';
import { Cover } from './cover.tsx';
import styles from './detail.module.css';
import { DetailHeader } from './detail-header.tsx';
import { Facts } from './facts.tsx';
import type { DetailData } from './load.ts';
import { Related } from './related.tsx';
import { Over, State } from './state.tsx';
import { Strip } from './strip.tsx';

/** `/explore/{tipo}/{id}`, and `/eventos|cursos|promos/{id}` in the other two layouts. */
export default function DetailScreen({ data }: ScreenProps<DetailData>) {
  const { detail, now } = data;
  const inExplore = useLocation().pathname.startsWith('/explore/');
  const past = isPast(detail, now);
  const left = useLeft(detail, past);
  // An event's ticket shows that it is called off.
  const isOffLasting = detail.tipo !== 'evento' && isCalledOff(detail);
  const path = detailPath(detail.tipo, detail.id, 'explore');
  // Its address is the key: no search engine and no other site learns it.
  const byAddress = detail.visibilidad === 'enlace';
  const more = <Related {...data} inExplore={inExplore} />;
  return (
    <article
      key={detail.id}
      className={cx(styles.detail, past && styles.over)}
      data-explore={inExplore || undefined}
      data-type={detail.tipo}
      data-of={`${detail.tipo}/${detail.id}`}
      data-by={detail.usuario.id}
    >
      <Meta title={detail.titulo} {...data.meta} path={path} type="article" unlisted={byAddress} />
      {byAddress ? <meta name="referrer" content="no-referrer" /> : null}
      <div className={styles.columns}>
        <Cover detail={detail} past={past} now={now} inExplore={inExplore} />
        <div className={styles.side}>
          {past && !isCalledOff(detail) ? <Over>{PAST[detail.tipo]}</Over> : null}
          <State detail={detail} now={now} />
          <DetailHeader
            detail={detail}
            now={now}
            follow={<Follow key={detail.usuario.id} creator={detail.usuario} />}
          />
          <aside className={styles.facts} aria-label="Datos">
            {detail.tipo === 'curso' ? <Strip curso={detail} past={past || isOffLasting} now={now} /> : null}
            <Facts detail={detail} left={left} now={now} />
            <Remind key={detail.id} detail={detail} past={past} now={now} />
            <Actions {...data} past={past} left={left} />
          </aside>
          {past ? more : null}
          <Texts {...data.texts} />
          <ComplainLink path={path} />
        </div>
      </div>
      {past ? null : more}
      <footer className={styles.print}>
        <img src={data.code} alt="" loading="lazy" width={128} height={128} />
        <p>{publicOrigin().replace(/^https?:\/\//, '') + path}</p>
      </footer>
    </article>
  );
}

function Texts({ descripcion, descripcionReserva }: DetailData['texts']) {
  return (
    <div className={styles.texts}>
      {descripcion.length > 0 ? <LinkedText className={styles.text} pieces={descripcion} /> : null}
      {descripcionReserva.length > 0 ? (
        <section className={styles.booking}>
          <h2>Sobre la reserva</h2>
          <LinkedText className={styles.text} pieces={descripcionReserva} />
        </section>
      ) : null}
    </div>
  );
}

const PAST = {
  evento: 'Este evento ya fue',
  curso: 'Este curso ya terminó',
  promo: 'Esta promo ya terminó',
};
