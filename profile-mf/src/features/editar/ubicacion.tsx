import { LIMITES } from 'domain/limits';
import { Button } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { TextInput } from 'kit/ui/text-input';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './formulario.module.css';
import type { Valores } from './valores.ts';

/** Milliseconds a device may take to say where it is. */
const ESPERA = 10_000;

/** The place on the map, typed or taken from the device. */
export function Ubicacion() {
  const {
    register,
    setValue,
    formState: { errors },
  } = useFormContext<Valores>();
  const [buscando, setBuscando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const { lat, lng } = errors.creador?.ubicacion ?? {};

  const buscar = () => {
    setBuscando(true);
    setFallo(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const poner = (cual: 'lat' | 'lng', valor: number) =>
          setValue(`creador.ubicacion.${cual}`, valor.toFixed(LIMITES.decimalesCoordenadas), {
            shouldDirty: true,
            shouldValidate: true,
          });
        poner('lat', coords.latitude);
        poner('lng', coords.longitude);
        setBuscando(false);
      },
      () => {
        setFallo('No pudimos saber dónde estás. Escribí las coordenadas.');
        setBuscando(false);
      },
      { enableHighAccuracy: true, timeout: ESPERA },
    );
  };

  return (
    <fieldset className={styles.portada}>
      <legend className="sr-only">Ubicación en el mapa</legend>
      <div className={styles.coordenadas}>
        <TextInput
          label="Latitud"
          optional
          inputMode="text"
          placeholder="-34.603722"
          error={lat?.message}
          {...register('creador.ubicacion.lat')}
        />
        <TextInput
          label="Longitud"
          optional
          inputMode="text"
          placeholder="-58.381592"
          error={lng?.message}
          {...register('creador.ubicacion.lng')}
        />
      </div>
      <p className={styles.ayuda}>La ubicación se guarda si están las dos.</p>
      <div className={styles.botones}>
        <Button
          kind="secondary"
          busy={buscando}
          busyText="Buscando..."
          icon={<LocateFixed size={20} strokeWidth={1.75} aria-hidden />}
          onClick={buscar}
        >
          Usar mi ubicación
        </Button>
      </div>
      <FieldError error={fallo} />
    </fieldset>
  );
}
