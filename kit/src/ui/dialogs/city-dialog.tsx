import LocateFixed from '@lucide/icons/icons/locate-fixed';
import type { Zonas } from '@vidriera/domain/api/schema';
import { useState } from 'react';
import { type NearestFirst, nearestPlace } from '../../places/nearest-place.ts';
import { PlaceInput } from '../form/place-input.tsx';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field-error.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './city-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface CityDialogProps {
  open: boolean;
  onClose: () => void;
  cities: Zonas['zonas'];
  /** No code means the whole country; a position gives an order by distance. */
  onChoose: (en: string | undefined, nearness: NearestFirst | null) => void;
}

/**
 * Chooses the city of explore and `/all`: from the list, by the device's position, or the whole country. Load it by `useLazyDialog`. It reports the
 * choice: a module shared with the screen would add a request to each page.
 */
export default function CityDialog({ open, onClose, cities, onChoose }: CityDialogProps) {
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState('');

  const go = (en: string | undefined, nearness: NearestFirst | null = null) => {
    close();
    onChoose(en, nearness);
  };
  const close = () => {
    setProblem('');
    onClose();
  };
  const locate = async () => {
    setSearching(true);
    setProblem('');
    try {
      const found = await nearestPlace();
      if ('place' in found) go(found.place.code, found.nearness);
      else setProblem(found.problem);
    } finally {
      setSearching(false);
    }
  };

  return (
    <Dialog open={open} onClose={close} title="¿En qué ciudad?">
      <div className={styles.ways}>
        {cities.length > 0 ? (
          <section aria-label="Ciudades con algo por venir" className="row">
            {cities.map(({ codigo, nombre }) => (
              <Button key={codigo} kind="secondary" onClick={() => go(codigo)} className={styles.city}>
                {nombre}
              </Button>
            ))}
          </section>
        ) : null}
        <PlaceInput
          label="Ciudad o barrio"
          name="ciudad"
          optional={false}
          value=""
          onChange={(code) => go(code)}
        />
        <Button
          kind="secondary"
          busy={searching}
          busyText="Buscando..."
          icon={<Icon of={LocateFixed} size={20} />}
          onClick={() => void locate()}
        >
          Usar mi ubicación
        </Button>
        <FieldError error={problem} />
        <Button kind="ghost" onClick={() => go(undefined)}>
          Toda la Argentina
        </Button>
        <p className="soft">
          Lo recordamos en este dispositivo. Tu ubicación no sale de acá: la comparamos con la lista y nada
          más.
        </p>
      </div>
    </Dialog>
  );
}
