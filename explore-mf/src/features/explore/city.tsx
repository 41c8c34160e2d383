import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { Zonas } from '@vidriera/domain/api/schema';
import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { within } from '@vidriera/domain/time-limit';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { useServed } from '@vidriera/kit/hooks/use-served';
import type { NearestFirst } from '@vidriera/kit/places/nearest-place';
import { ownCity, rememberCity } from '@vidriera/kit/places/own-city';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { pillClass } from '@vidriera/kit/ui/parts/pills';
import { useLocation, useNavigate } from '@vidriera/router';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './city.module.css';
import explore from './explore.module.css';
import { addressOf, type ExploreFilters, type ExplorePages } from './filters.ts';
import { setNearestFirst, useNearestFirst } from './nearest-first.ts';
import { setWholeCountryShown } from './whole-country.ts';

export const CITIES = '/explore/en';
/** Milliseconds that the dialog waits for the cities; they join it when they arrive. */
const PATIENCE_MS = 1000;

/**
 * The city, with a link to choose another: a dialog, or the page of cities without scripts.
 * @returns the links and the dialog, to be placed apart
 */
export function useCityChoice(
  filters: ExploreFilters,
  place: WirePlace | null,
): { link: ReactNode; nearMe: ReactNode; window: ReactNode } {
  const navigate = useNavigate();
  const [cities, setCities] = useState<Zonas['zonas']>([]);
  const choice = useLazyDialog(async () => {
    const reading = import('./load.ts')
      .then(({ readCities }) => readCities())
      .then(setCities, () => undefined); // the dialog works without them
    const [dialog] = await Promise.all([
      import('@vidriera/kit/ui/dialogs/city-dialog'),
      within(PATIENCE_MS, reading).catch(() => undefined),
    ]);
    return dialog;
  });
  const onChoose = (en: string | undefined, nearness: NearestFirst | null) => {
    rememberCity(en ?? null);
    setNearestFirst(nearness);
    // Replaces the entry: Back leaves explore.
    void navigate(addressOf({ ...filters, en }), { replace: true });
  };
  const opening: ComponentProps<'a'> = {
    href: CITIES,
    target: '_self', // or a press would prefetch that page
    'aria-haspopup': 'dialog',
    onClick: (event) => {
      event.preventDefault();
      choice.open();
    },
  };
  const link = (
    <a {...opening} title="Cambiar de ciudad" className={styles.city}>
      <span>{place?.nombre ?? 'Argentina'}</span>
      <Icon of={ChevronDown} size={20} />
    </a>
  );
  const nearMe = (
    <a {...opening} className={pillClass}>
      Cerca mío
    </a>
  );
  return { link, nearMe, window: choice.window(() => ({ cities, onChoose })) };
}

/** Tells that near items come first, with a button to undo it. */
export function NearFirst() {
  if (!useNearestFirst()) return null;
  return (
    <div className="row">
      <Button
        kind="secondary"
        aria-label="Quitar «Cerca primero»"
        onClick={() => setNearestFirst(null)}
        className={explore.active}
      >
        Cerca primero
      </Button>
    </div>
  );
}

/** Redirects the server's page of the whole country to the remembered city. On later navigations the loader does it (`leadToCity`). */
export function useRememberedCity(filters: ExploreFilters, pages: ExplorePages): void {
  const served = useServed();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const whole = !filters.en;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the first page
  useEffect(() => {
    const bare = served && !hash && addressOf(filters, pages) === addressOf({});
    const en = bare && ownCity();
    if (en) void navigate(addressOf({ en }), { replace: true });
  }, []);
  useLayoutEffect(() => {
    setWholeCountryShown(whole);
    return () => setWholeCountryShown(false);
  }, [whole]);
}
