import type { Zonas } from '@vidriera/domain/api/schema';
import type { WirePlace } from '@vidriera/domain/localidad/schema';
import { within } from '@vidriera/domain/time-limit';
import { Button, ButtonLink } from '@vidriera/kit/ui/button';
import { useHydrated } from '@vidriera/kit/use-hydrated';
import { useLateDialog } from '@vidriera/kit/use-late-dialog';
import { useLocation, useNavigate } from '@vidriera/router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import styles from './city.module.css';
import explore from './explore.module.css';
import { addressOf, type Filters, type Pages } from './filters.ts';
import { type Nearness, setNearness, useNearness } from './nearness.ts';
import { rememberCity, rememberedCity, setStandsWhole } from './remembered-city.ts';

/** The page of cities. */
const CITIES = '/explore/en';
/** How long the window waits for the cities that have something on, in milliseconds. Then it opens, and they join it when they arrive. */
const PATIENCE_MS = 1000;

/**
 * The city, and the way to another: a window that is fetched at the press, and without scripts the page of cities.
 * @returns the link, and the window, which stands apart from it
 */
export function useCityChoice(
  filters: Filters,
  place: WirePlace | null,
): { link: ReactNode; window: ReactNode } {
  const navigate = useNavigate();
  const [cities, setCities] = useState<Zonas['zonas']>([]);
  const choice = useLateDialog(async () => {
    const reading = import('./load.ts')
      .then(({ readCities }) => readCities())
      .then(setCities, () => undefined); // the window does its work without them
    const [dialog] = await Promise.all([
      import('./city-dialog.tsx'),
      within(PATIENCE_MS, reading).catch(() => undefined),
    ]);
    return dialog;
  });
  const onChoose = (en: string | undefined, nearness: Nearness | null) => {
    rememberCity(en ?? null);
    setNearness(nearness);
    // In the place of what is there: Back leads out of explore, and not to another city.
    void navigate(addressOf({ ...filters, en }), { replace: true });
  };
  const link = (
    <a
      href={CITIES}
      target="_self" // or its press would read that page
      aria-haspopup="dialog"
      title="Cambiar de ciudad"
      className={styles.city}
      onClick={(event) => {
        event.preventDefault();
        choice.open();
      }}
    >
      {place?.nombre ?? 'Argentina'}
      <ChevronDown size={20} />
    </a>
  );
  return { link, window: choice.window(() => ({ cities, onChoose })) };
}

/** From a place with nothing to come: to all that is around it, or to the cities that have something. */
export function Elsewhere({ place: { codigo, zona } }: { place: WirePlace }) {
  const isCentre = codigo === zona.codigo;
  return (
    <ButtonLink kind="secondary" to={isCentre ? CITIES : addressOf({ en: zona.codigo })}>
      {isCentre ? 'Ver otras ciudades' : `Ver todo ${zona.nombre}`}
    </ButtonLink>
  );
}

/** Says that what is near comes first, and takes that back. */
export function NearFirst() {
  if (!useNearness()) return null;
  return (
    <div className="row">
      <Button
        kind="secondary"
        aria-label="Quitar «Cerca primero»"
        onClick={() => setNearness(null)}
        className={explore.active}
      >
        Cerca primero
      </Button>
    </div>
  );
}

/**
 * Leads a first page of the whole country, which the server drew for everybody, on to the city that this browser remembers. Where the browser
 * goes by itself the loader does (`leadToCity`).
 */
export function useRememberedCity(filters: Filters, pages: Pages): void {
  const [served] = useState(!useHydrated());
  const navigate = useNavigate();
  const { hash } = useLocation();
  const whole = !filters.en;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the first page
  useEffect(() => {
    const bare = served && !hash && addressOf(filters, pages) === addressOf({});
    const en = bare && rememberedCity();
    if (en) void navigate(addressOf({ en }), { replace: true });
  }, []);
  useLayoutEffect(() => {
    setStandsWhole(whole);
    return () => setStandsWhole(false);
  }, [whole]);
}
