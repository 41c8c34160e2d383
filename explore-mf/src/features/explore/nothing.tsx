import { windowNames } from '@vidriera/domain/item/near';
import { messages } from '@vidriera/domain/messages/messages';
import { quoted } from '@vidriera/domain/values/isolated';
import { CardGrid } from '@vidriera/kit/ui/cards/card-grid';
import { ItemCard } from '@vidriera/kit/ui/cards/item-card';
import { ButtonLink } from '@vidriera/kit/ui/parts/button';
import { Pill } from '@vidriera/kit/ui/parts/pills';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Like } from '@vidriera/kit/ui/people/like';
import { Elsewhere } from './elsewhere.tsx';
import { addressOf, hasFilters, isPastDay } from './filters.ts';
import type { ExploreData } from './load.ts';
import type { WithoutOne } from './without-one.ts';

/** Nothing was found: leads to today for a past day, out of one or all filters, or to other cities. */
export function Nothing({ data: { filters, place, near, instead, now } }: { data: ExploreData }) {
  const { en } = filters;
  if (isPastDay(filters, now)) {
    return (
      <EmptyState
        scene="search"
        text="Ese día ya pasó."
        action={
          <ButtonLink kind="secondary" to={addressOf({ en, fecha: 'hoy' })}>
            Mirá lo de {windowNames(now).hoy.toLowerCase()}
          </ButtonLink>
        }
      />
    );
  }
  if (hasFilters(filters)) {
    return (
      <>
        <EmptyState
          scene="search"
          text={messages.list.noResults}
          action={
            <ButtonLink kind="secondary" to={addressOf({ en })}>
              Ver toda la agenda
            </ButtonLink>
          }
        />
        {instead ? <Instead {...instead} now={now} /> : null}
      </>
    );
  }
  return (
    <EmptyState text={messages.list.empty.evento} action={place && <Elsewhere place={place} near={near} />} />
  );
}

/** Lists without one of the filters, and events of the same day. */
function Instead({ lists, sameDay, now }: WithoutOne & { now: string }) {
  return (
    <>
      {lists.length > 0 ? (
        <nav aria-label="Con menos filtros" className="row">
          {lists.map(({ text, to, count }) => (
            <Pill key={text} to={to} chosen={false}>
              sin {text.startsWith('«') ? text : quoted(text)}
              <small>{count}</small>
            </Pill>
          ))}
        </nav>
      ) : null}
      {sameDay.length > 0 ? (
        <section aria-label="Ese día también">
          <h2>Ese día también</h2>
          <CardGrid layout="shelf">
            {sameDay.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} now={now} within="explore" corner={<Like item={item} />} />
              </li>
            ))}
          </CardGrid>
        </section>
      ) : null}
    </>
  );
}
