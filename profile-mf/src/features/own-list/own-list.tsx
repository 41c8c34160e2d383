import ListChecks from '@lucide/icons/icons/list-checks';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { useStateFrom } from '@vidriera/kit/hooks/use-state-from';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { List } from '../parts/list.tsx';
import { pageOf } from '../perfil/own-page.ts';
import type { ActOutcome } from './acts.ts';
import { ChosenBar, OutcomeText } from './chosen-bar.tsx';
import { EVERYTHING, find } from './find.ts';
import { FindBar } from './find-bar.tsx';
import type { FoundCard } from './own-card.ts';
import styles from './own-list.module.css';
import { countsText, useCounts } from './use-counts.ts';

/** Fewer are seen without a search, and changed one by one. */
const MANY = 8;

interface OwnListProps {
  tab: string;
  tipo: Tipo;
  /** All own items of the kind, read once. */
  cards: readonly FoundCard[];
  now: LocalTime;
  /** The menu of a card; `onDeleted` takes it out of the list. */
  menu: (card: FoundCard, onDeleted: () => void) => ReactNode;
  /** Called after several may have changed. */
  onChange: () => void;
  /** Below an empty list. */
  action: ReactNode;
  /** Opens the arrangement of links. */
  arrange?: ReactNode;
}

/** Own items of a kind. Searching, choosing a state and ordering ask nothing. */
export function OwnList({ tab, tipo, cards, now, menu, onChange, action, arrange }: OwnListProps) {
  const [wanted, setWanted] = useState(EVERYTHING);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [outcome, setOutcome] = useState<ActOutcome>();
  const [gone, setGone] = useStateFrom<readonly FoundCard[], ReadonlySet<string>>(cards, () => new Set());
  const left = cards.filter(({ id }) => !gone.has(id));
  const ticked = left.filter(({ id }) => chosen?.has(id));
  const counts = useCounts(cards);
  const found = useMemo(() => find(cards, wanted), [cards, wanted]);
  // A change of an item keeps as many in sight; another search begins anew.
  const shown = useRef<number>(LIMITS.page);
  const page = useMemo(() => pageOf(found, null, shown.current), [found]);
  const search: typeof setWanted = (next) => {
    shown.current = LIMITS.page;
    setWanted(next);
  };
  const isSearch = wanted.text !== '' || wanted.state !== '';
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <>
      {cards.length >= MANY || (arrange && cards.length > 1) ? (
        <div className={styles.tools}>
          {cards.length >= MANY ? (
            <>
              <FindBar cards={left} wanted={wanted} onWanted={search} />
              <Button
                kind="secondary"
                icon={<Icon of={ListChecks} size={20} />}
                aria-pressed={chosen !== null}
                onClick={() => {
                  setOutcome(undefined);
                  setChosen(chosen ? null : new Set());
                }}
              >
                Elegir
              </Button>
            </>
          ) : null}
          {arrange}
        </div>
      ) : null}
      {outcome ? <OutcomeText outcome={outcome} /> : null}
      <List
        tab={tab}
        tipo={tipo}
        page={page}
        now={now}
        plain={wanted.order !== 'profile'}
        request={async (cursor) => {
          shown.current = Number(cursor) + LIMITS.page;
          return pageOf(found, cursor);
        }}
        empty={isSearch ? messages.list.noResults : undefined}
        figures={(card) => countsText(card, counts.get(card.id))}
        gone={gone}
        corner={(card) =>
          chosen ? (
            <CheckBox
              label={<span className="sr-only">Elegir {card.titulo}</span>}
              checked={chosen.has(card.id)}
              onChange={({ target }) => choose(card.id, target.checked)}
            />
          ) : (
            menu(card, () => setGone((before) => new Set(before).add(card.id)))
          )
        }
        action={
          isSearch ? (
            <Button kind="secondary" onClick={() => search(EVERYTHING)}>
              Ver todo
            </Button>
          ) : (
            action
          )
        }
      />
      {ticked.length > 0 ? (
        <ChosenBar
          chosen={ticked}
          onDone={(done) => {
            setOutcome(done);
            setChosen(null);
            onChange();
          }}
        />
      ) : null}
    </>
  );
}
