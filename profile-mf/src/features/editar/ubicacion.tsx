import { mensajes } from 'domain/messages';
import { Button, ButtonAnchor } from 'kit/ui/button';
import { FieldError } from 'kit/ui/field';
import { TextInput } from 'kit/ui/text-input';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { coordenadas, enlaceMapa } from '../perfil/direccion.ts';
import styles from './formulario.module.css';
import { leerUbicacion } from './leer-ubicacion.ts';
import type { Valores } from './valores.ts';

/** Milliseconds a device may take to say where it is. */
const ESPERA = 10_000;

/** The place on the map: pasted coordinates or a map's link, or where the device is. */
export function Ubicacion() {
  const {
    register,
    setValue,
    control,
    formState: { errors },
  } = useFormContext<Valores>();
  const texto = useWatch({ control, name: 'creador.ubicacion' });
  const [buscando, setBuscando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const lugar = leerUbicacion(texto);
  // What is being typed is not judged before it is saved; a link was pasted whole.
  const problema = 'problema' in lugar && /https?:/i.test(texto) ? lugar.problema : null;
  const punto = 'ubicacion' in lugar ? lugar.ubicacion : null;
  const poner = (valor: string) =>
    setValue('creador.ubicacion', valor, { shouldDirty: true, shouldValidate: true });

  const buscar = async () => {
    setBuscando(true);
    setFallo(null);
    try {
      const { latitude: lat, longitude: lng } = await posicion();
      poner(coordenadas({ lat, lng }));
    } catch (caught) {
      setFallo(porQueNo(caught));
    } finally {
      setBuscando(false);
    }
  };

  return (
    <fieldset className={styles.grupo}>
      <legend className="sr-only">Ubicación en el mapa</legend>
      <TextInput
        label="Ubicación en el mapa"
        optional
        placeholder="-34.603722, -58.381592"
        help="Pegá las coordenadas o el link de un mapa (Google Maps, OpenStreetMap, Apple). Sin esto, el mapa busca tu dirección por el texto."
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2048}
        error={problema ?? errors.creador?.ubicacion?.message}
        {...register('creador.ubicacion')}
      />
      {punto ? (
        <div className={styles.punto} role="status">
          <MapPin size={20} strokeWidth={1.75} aria-hidden />
          <span className={styles.coordenadas}>{coordenadas(punto)}</span>
          <ButtonAnchor href={enlaceMapa(punto, null) ?? undefined} kind="ghost">
            Ver en el mapa
          </ButtonAnchor>
        </div>
      ) : null}
      <div className={styles.botones}>
        <Button
          kind="secondary"
          busy={buscando}
          busyText="Buscando..."
          icon={<LocateFixed size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => void buscar()}
        >
          Usar mi posición
        </Button>
        {texto ? (
          <Button kind="ghost" onClick={() => poner('')}>
            Quitar ubicación
          </Button>
        ) : null}
      </div>
      <FieldError error={fallo} />
    </fieldset>
  );
}

/** Where the device is. @throws GeolocationPositionError; TypeError where there is no such thing */
const posicion = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: ESPERA,
    });
  });

/** By code of GeolocationPositionError. */
const FALLOS: Record<number, string> = {
  1: 'No nos diste permiso para saber dónde estás. Habilitá la ubicación para este sitio en tu navegador, o pegá las coordenadas. Si entraste desde otra app, abrí Vidriera en el navegador.',
  2: 'Tu teléfono no pudo saber dónde está. Prendé la ubicación y probá de nuevo, o pegá las coordenadas.',
  3: 'Tardó demasiado en encontrarte. Probá de nuevo al aire libre, o pegá las coordenadas.',
};

function porQueNo(caught: unknown): string {
  const codigo = typeof caught === 'object' && caught !== null && 'code' in caught ? caught.code : null;
  if (typeof codigo === 'number') return FALLOS[codigo] ?? mensajes.general.interno;
  return 'Este navegador no sabe decir dónde estás. Pegá las coordenadas o el link de un mapa.';
}
