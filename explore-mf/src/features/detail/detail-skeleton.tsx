import { isCalledOff } from '@vidriera/domain/evento/state';
import { isPast } from '@vidriera/domain/item/time';
import type { AgendaCard } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { cx } from '@vidriera/kit/class-names';
import { Title } from '@vidriera/kit/ui/parts/meta';
import { SkeletonBlock, SkeletonLine } from '@vidriera/kit/ui/parts/skeleton';
import { now } from '@vidriera/kit/words/format';
import { useLocation } from '@vidriera/router';
import { cardOf } from './card-of.ts';
import cover from './cover.module.css';
import { Cover } from './cover.tsx';
import detail from './detail.module.css';
import { DetailHeader } from './detail-header.tsx';
import styles from './detail-skeleton.module.css';
import { Facts } from './facts.tsx';
import { State } from './state.tsx';
import { Strip } from './strip.tsx';

interface DetailSkeletonProps {
  tipo: TipoAgenda;
  explore: boolean;
}

/** A detail's skeleton, filled with the facts of the card that led here. */
export default function DetailSkeleton({ tipo, explore }: DetailSkeletonProps) {
  const { state, pathname } = useLocation();
  const card = cardOf(tipo, state, pathname);
  return (
    <article className={detail.detail} data-explore={explore || undefined} data-type={tipo}>
      {card ? <OfCard card={card} inExplore={explore} /> : <Blocks tipo={tipo} />}
    </article>
  );
}

function OfCard({ card, inExplore }: { card: AgendaCard; inExplore: boolean }) {
  const time = now();
  return (
    <div className={detail.columns}>
      <Title>{card.titulo}</Title>
      <Cover detail={card} past={isPast(card, time)} now={time} inExplore={inExplore} />
      <div className={detail.side}>
        <State detail={card} now={time} />
        <DetailHeader detail={card} now={time} follow={<SkeletonBlock className={styles.follow} />} />
        <aside className={detail.facts} aria-label="Datos">
          {card.tipo === 'curso' ? (
            <Strip curso={card} past={isPast(card, time) || isCalledOff(card)} now={time} />
          ) : null}
          <Facts detail={card} now={time} />
          <span />
        </aside>
        <Texts />
      </div>
    </div>
  );
}

function Blocks({ tipo }: { tipo: TipoAgenda }) {
  return (
    <div className={detail.columns}>
      <div aria-hidden="true" className={cx(cover.cover, cover[tipo])} data-travels="">
        <div className={cover.photos}>
          <SkeletonBlock className={cx(cover.photo, styles.photo)} />
        </div>
        {tipo === 'evento' ? (
          <div className={styles.words}>
            <SkeletonBlock className={styles.title} />
            <SkeletonBlock className={styles.ticket} />
          </div>
        ) : null}
        {tipo === 'promo' ? (
          <>
            <div className={cover.benefit}>
              <SkeletonBlock className={styles.title} />
            </div>
            <div className={cover.terms}>
              <SkeletonLine width="half" />
            </div>
          </>
        ) : null}
      </div>
      <div className={detail.side}>
        <div aria-hidden="true" className={styles.header}>
          {tipo === 'curso' ? <SkeletonBlock className={cx(styles.title, styles.heading)} /> : null}
          <div className={styles.author}>
            <SkeletonLine width="half" />
            <SkeletonBlock className={styles.follow} />
          </div>
          {tipo === 'promo' ? null : <SkeletonBlock className={styles.chip} />}
        </div>
        <SkeletonBlock className={styles.facts} />
        <Texts />
      </div>
    </div>
  );
}

const Texts = () => (
  <div role="status" className={detail.texts}>
    <span className="sr-only">Cargando...</span>
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine width="half" />
  </div>
);
