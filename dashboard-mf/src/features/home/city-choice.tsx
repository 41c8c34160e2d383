import type { Zonas } from '@vidriera/domain/api/schema';
import { useLazyDialog } from '@vidriera/kit/hooks/use-lazy-dialog';
import { rememberCity } from '@vidriera/kit/places/own-city';
import { Button } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';
import { useState } from 'react';

/** Chooses the city whose items come first; explore opens on it too. @returns the control and its dialog */
export function useCityChoice(isKnown: boolean) {
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
