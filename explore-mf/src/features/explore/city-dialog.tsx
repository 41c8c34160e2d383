import { useNavigate } from 'kit/router';
import { Button } from 'kit/ui/button';
import { Dialog } from 'kit/ui/dialog';
import { FieldError } from 'kit/ui/field';
import { PlaceInput } from 'kit/ui/place-input';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import styles from './city-dialog.module.css';
import { addressOf, type Filters } from './filters.ts';
import { type Nearness, setNearness } from './nearness.ts';
import { ownPlace } from './own-place.ts';
import { rememberCity } from './remembered-city.ts';

interface CityDialogProps {
  open: boolean;
  onClose: () => void;
  filters: Filters;
}

/**
 * Which city explore is looked at in: from the list, by the device's position, or the whole country. It is remembered on this device. Fetch it when
 * asked for, by `useLateDialog` of kit/use-late-dialog.
 */
export default function CityDialog({ open, onClose, filters }: CityDialogProps) {
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const [problem, setProblem] = useState('');

  const go = (en: string | undefined, nearness: Nearness | null = null) => {
    rememberCity(en ?? null);
    setNearness(nearness);
    close();
    // In the place of what is there: Back leads out of explore, and not to another city.
    void navigate(addressOf({ ...filters, en }), { replace: true });
  };
  const close = () => {
    setProblem('');
    onClose();
  };
  const locate = async () => {
    setSearching(true);
    setProblem('');
    try {
      const found = await ownPlace();
      if ('place' in found) go(found.place.code, found.nearness);
      else setProblem(found.problem);
    } finally {
      setSearching(false);
    }
  };

  return (
    <Dialog open={open} onClose={close} title="¿En qué ciudad?">
      <div className={styles.ways}>
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
          icon={<LocateFixed size={20} />}
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
