import { windowNames } from '@vidriera/domain/item/near';
import { messages } from '@vidriera/domain/messages/messages';
import { ButtonLink } from '@vidriera/kit/ui/button';
import { EmptyState } from '@vidriera/kit/ui/state';
import { Elsewhere } from './elsewhere.tsx';
import { addressOf, hasFilters, isPastDay } from './filters.ts';
import type { ExploreData } from './load.ts';

/** Nothing was found: leads to today for a past day, out of the filters, or to other cities. */
export function Nothing({ data: { filters, place, near, now } }: { data: ExploreData }) {
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
      <EmptyState
        scene="search"
        text={messages.list.noResults}
        action={
          <ButtonLink kind="secondary" to={addressOf({ en })}>
            Ver toda la agenda
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState text={messages.list.empty.evento} action={place && <Elsewhere place={place} near={near} />} />
  );
}
