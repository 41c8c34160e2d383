import { isCalledOff, isSoldOut, soldOutWord, stateWord } from '@vidriera/domain/evento/state';
import { isPast } from '@vidriera/domain/item/time';
import type { CardProps } from './card-frame.tsx';
import styles from './stamp.module.css';

const OVER = { evento: 'ya fue', curso: 'ya terminó', promo: 'ya terminó' } as const;

/** An item's state over its picture: 'cancelado', 'reprogramado · agotado', 'ya fue'; nothing without a change. */
export function Stamp({ item, now }: Pick<CardProps, 'item' | 'now'>) {
  const { tipo, estado } = item;
  const soldOut = isSoldOut(item) && soldOutWord(tipo);
  if (!isCalledOff(item) && isPast(item, now)) return <Mark state="past">{OVER[tipo]}</Mark>;
  const state = estado ?? (soldOut ? 'agotado' : null);
  if (!state) return null;
  return (
    <Mark state={state}>{[estado && stateWord(tipo, estado), soldOut].filter(Boolean).join(' · ')}</Mark>
  );
}

const Mark = ({ state, children }: { state: string; children: string }) => (
  <em data-state={state} className={styles.stamp}>
    {children}
  </em>
);
