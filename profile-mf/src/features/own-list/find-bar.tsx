import Search from '@lucide/icons/icons/search';
import { LIMITS } from '@vidriera/domain/values/limits';
import { Select } from '@vidriera/kit/ui/form/select';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { EVERYTHING, type OwnState, STATES, type Wanted } from './find.ts';
import type { FoundCard } from './own-card.ts';
import styles from './own-list.module.css';

const STATE_WORD: Record<OwnState, string> = {
  upcoming: 'Por venir',
  past: 'Pasado',
  hidden: 'Oculto',
  scheduled: 'Programado',
  cancelled: 'Cancelado',
};
const ORDERS = [
  { value: 'profile', label: 'Tu orden' },
  { value: 'newest', label: 'Lo último' },
  { value: 'title', label: 'Por título' },
] satisfies { value: Wanted['order']; label: string }[];

interface FindBarProps {
  cards: readonly FoundCard[];
  wanted: Wanted;
  onWanted: Dispatch<SetStateAction<Wanted>>;
}

/** Search, state and order of own items; phones open them by a press. Offers only states that there are. */
export function FindBar({ cards, wanted, onWanted }: FindBarProps) {
  const [isOpen, setOpen] = useState(false);
  const want = (change: Partial<Wanted>) => onWanted((before) => ({ ...before, ...change }));
  const states = STATES.flatMap((state) => {
    const amount = cards.filter(({ own }) => own.states.includes(state)).length;
    return amount > 0 || state === wanted.state
      ? [{ value: state, label: `${STATE_WORD[state]} (${amount})` }]
      : [];
  });
  return (
    <>
      <Button
        kind="secondary"
        icon={<Icon of={Search} size={20} />}
        aria-expanded={isOpen}
        className={styles.opens}
        onClick={() => {
          if (isOpen) onWanted(EVERYTHING); // hidden fields would go on filtering
          setOpen(!isOpen);
        }}
      >
        Buscar
      </Button>
      <search className={styles.find} data-open={isOpen || undefined}>
        <TextInput
          type="search"
          label="Buscar en tu lista"
          limit={LIMITS.busqueda}
          value={wanted.text}
          onChange={({ target }) => want({ text: target.value })}
        />
        {states.length > 0 ? (
          <Select
            label="Mostrar"
            placeholder={`Todo (${cards.length})`}
            options={states}
            value={wanted.state}
            onChange={({ target }) => want({ state: STATES.find((state) => state === target.value) ?? '' })}
          />
        ) : null}
        <Select
          label="Orden"
          options={ORDERS}
          value={wanted.order}
          onChange={({ target }) =>
            want({ order: ORDERS.find(({ value }) => value === target.value)?.value ?? 'profile' })
          }
        />
      </search>
    </>
  );
}
