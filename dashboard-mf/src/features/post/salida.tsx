import { useSalida } from 'kit/use-salida';
import type { RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { iguales } from './borrador.ts';
import type { Valores } from './valores.ts';

interface SalidaProps {
  base: Valores;
  /** Pictures chosen and not uploaded yet. */
  fotos: number;
  /** Whether pictures were added, taken away or moved. */
  fotosCambiadas: boolean;
  edita: boolean;
  /** True once it was saved, from that moment on. */
  guardado: RefObject<boolean>;
}

/** Watches over the form's exit. Draws nothing; apart, so that the form is not drawn anew with every letter. */
export function Salida({ base, fotos, fotosCambiadas, edita, guardado }: SalidaProps) {
  const { control } = useFormContext<Valores>();
  const valores = useWatch({ control }) as Valores;
  const sucio = fotosCambiadas || !iguales(valores, base);
  const que = edita ? '¿Salir sin guardar los cambios?' : '¿Salir sin publicar?';
  const queda = 'Lo que escribiste queda como borrador en este dispositivo';
  useSalida({
    sucio,
    guardado,
    pregunta: `${que} ${queda}${fotos > 0 ? '; las fotos que elegiste se pierden.' : '.'}`,
    avisar: sucio && fotos > 0,
  });
  return null;
}
