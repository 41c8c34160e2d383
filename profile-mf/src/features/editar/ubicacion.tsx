import LocateFixed from '@lucide/icons/icons/locate-fixed';
import MapPin from '@lucide/icons/icons/map-pin';
import { LIMITS } from '@vidriera/domain/values/limits';
import { fieldOf } from '@vidriera/kit/forms/field-of';
import { devicePosition, positionProblem } from '@vidriera/kit/places/device-position';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { Button, ButtonAnchor } from '@vidriera/kit/ui/parts/button';
import { FieldError } from '@vidriera/kit/ui/parts/field-error';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { coordinates, mapUrl } from '../parts/direccion.ts';
import styles from './perfil-form.module.css';
import { readUbicacion } from './read-ubicacion.ts';
import type { PerfilValues } from './values.ts';

/** The point on the map: pasted coordinates, a map link, or the device's position. */
export function Ubicacion() {
  const form = useFormContext<PerfilValues>();
  const field = fieldOf(form)('creador.ubicacion');
  const text = useWatch({ control: form.control, name: 'creador.ubicacion' });
  const [searching, setSearching] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const place = readUbicacion(text);
  // Typing is validated on saving; a link was pasted whole.
  const problem = 'problem' in place && /https?:/i.test(text) ? place.problem : null;
  const point = 'ubicacion' in place ? place.ubicacion : null;
  const put = (value: string) =>
    form.setValue('creador.ubicacion', value, { shouldDirty: true, shouldValidate: true });

  const search = async () => {
    setSearching(true);
    setFailure(null);
    try {
      put(coordinates(await devicePosition(true)));
    } catch (caught) {
      setFailure(positionProblem(caught, 'pegá las coordenadas o el link de un mapa'));
    } finally {
      setSearching(false);
    }
  };

  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">Ubicación en el mapa</legend>
      <TextInput
        label="Ubicación en el mapa"
        optional
        placeholder="-34.603722, -58.381592"
        help="Pegá las coordenadas o el link de un mapa (Google Maps, OpenStreetMap, Apple). Sin esto, el mapa busca tu dirección por el texto."
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        limit={LIMITS.url}
        {...field}
        error={problem ?? field.error}
      />
      {point ? (
        <div className={styles.place} role="status">
          <Icon of={MapPin} size={20} />
          <span className={styles.coordinates}>{coordinates(point)}</span>
          <ButtonAnchor href={mapUrl(point, null) ?? undefined} kind="ghost">
            Ver en el mapa
          </ButtonAnchor>
        </div>
      ) : null}
      <div className="row">
        <Button
          kind="secondary"
          busy={searching}
          busyText="Buscando..."
          icon={<Icon of={LocateFixed} size={20} />}
          onClick={() => void search()}
        >
          Usar mi posición
        </Button>
        {text ? (
          <Button kind="ghost" onClick={() => put('')}>
            Quitar ubicación
          </Button>
        ) : null}
      </div>
      <FieldError error={failure} />
    </fieldset>
  );
}
