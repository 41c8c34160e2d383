import type { Zonas } from '@vidriera/domain/api/schema';
import { windowNames } from '@vidriera/domain/item/near';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { useUnblocked } from '@vidriera/kit/hooks/use-unblocked';
import { rememberCity } from '@vidriera/kit/places/own-city';
import { Button } from '@vidriera/kit/ui/parts/button';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { RetryState } from '@vidriera/kit/ui/parts/retry-state';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Link, useRevalidator } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { sessionHint, useUser } from '@vidriera/session';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Cards } from '../list/cards.tsx';
import styles from './home.module.css';
import type { HomeData } from './load.ts';
import { OwnWindow } from './own-window.tsx';

/** Chooses the city whose items come first; explore opens on it too. @returns the control and its dialog */
function useCityChoice(isKnown: boolean) {
  const { revalidate } = useRevalidator();
  const [cities, setCities] = useState<Zonas['zonas']>([]);
  const choice = useLazyDialog(async () => {
    import('./read-cities.ts').then(({ readCities }) => readCities()).then(setCities, () => undefined); // the dialog works without them
    return import('@vidriera/kit/ui/dialogs/city-dialog');
  });
  const onChoose = (en: string | undefined) => {
    rememberCity(en ?? null);
    void revalidate();
  };
  const control = (
    <Button kind="ghost" aria-haspopup="dialog" onClick={choice.open}>
      {isKnown ? 'Cambiar de ciudad' : 'Elegí tu ciudad'}
    </Button>
  );
  return { control, window: choice.window(() => ({ cities, onChoose })) };
}

/** Fetched apart: it needs schemas, and the lists do not wait for those. */
const OwnParts = lazyPart(async () => (await import('./own-parts.tsx')).OwnParts);

const NONE: readonly Card[] = [];
const never = () => () => undefined;
/** Until Auth reports. */
const hintedName = () => sessionHint()?.username ?? null;

/** `/all`: a creator's own window, then the agenda. Questions and notices arrive late, so they stand below the first lists; only what is held stands at the top. */
export default function Home({ data }: ScreenProps<HomeData>) {
  const { hoy, eventos, promos, cursos, now, isCityKnown } = data;
  const user = useUser();
  const remembered = useSyncExternalStore(never, hintedName, () => null);
  const nombre = user ? (user.displayName ?? user.username) : remembered;
  const city = useCityChoice(isCityKnown);
  const [top, setTop] = useState<HTMLDivElement | null>(null);
  const { empty, noPromos } = messages.list;
  // If events failed, the next strip tells.
  const isToday = 'value' in hoy && hoy.value.length > 0;
  return (
    <div className={styles.home}>
      <PrivateMeta title="Inicio" />
      <PageHeader
        title={nombre ? `Hola, ${nombre}` : 'Hola'}
        subtitle={
          <>
            {isCityKnown ? 'Mirá qué hay en tu ciudad. ' : null}
            {city.control}
          </>
        }
      />
      <div ref={setTop} className={styles.top} />
      {city.window}
      <OwnWindow now={now} />
      {isToday ? <Strip titulo={windowNames(now).hoy} a="/eventos" data={hoy} empty="" now={now} /> : null}
      <Strip titulo="Lo que viene" a="/eventos" data={eventos} empty={empty.evento} now={now} />
      {user ? <OwnParts user={user} now={now} top={top} /> : null}
      <Strip titulo="Promos" a="/promos" data={promos} empty={noPromos} now={now} />
      <Strip titulo="Cursos" a="/cursos" data={cursos} empty={empty.curso} now={now} />
    </div>
  );
}

interface SectionProps {
  titulo: string;
  /** Address of the whole list. */
  a: string;
}

interface StripProps extends SectionProps {
  data: HomeData['eventos'];
  empty: string;
  now: string;
}

const Strip = ({ titulo, a, ...rest }: StripProps) => (
  <Section titulo={titulo} a={a}>
    <CardStrip {...rest} />
  </Section>
);

function Section({ titulo, a, children }: SectionProps & { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <header className={styles.header}>
        <h2 id={id}>{titulo}</h2>
        <Link to={a} className={styles.all} aria-label={`Ver todo: ${titulo}`}>
          Ver todo
        </Link>
      </header>
      {children}
    </section>
  );
}

function CardStrip({ data, empty, now }: Omit<StripProps, 'a' | 'titulo'>) {
  const items = useUnblocked('value' in data ? data.value : NONE);
  if ('error' in data) return <RetryState text={data.error} />;
  if (items.length === 0) return <EmptyState text={empty} />;
  return <Cards items={items} now={now} layout="shelf" level={3} />;
}
