import { mensajes } from 'domain/messages';
import { type ComponentType, useState } from 'react';
import { toast } from './toast.ts';

/**
 * A window that is fetched when somebody opens it. Where it can't be fetched that is said, and opening it again tries again; until it
 * has come, `Ventana` is `null`: `{qr.Ventana ? <qr.Ventana open={qr.abierta} onClose={qr.cerrar} … /> : null}`.
 * @param traer `() => import('kit/ui/qr-dialog')`
 */
export function useVentana<P>(traer: () => Promise<{ default: ComponentType<P> }>) {
  const [Ventana, setVentana] = useState<ComponentType<P> | null>(null);
  const [abierta, setAbierta] = useState(false);
  const abrir = async (): Promise<void> => {
    try {
      const { default: llegada } = await traer();
      setVentana(() => llegada);
      setAbierta(true);
    } catch (caught) {
      console.warn('a window could not be fetched:', caught);
      toast.error(mensajes.general.sinConexion);
    }
  };
  return { Ventana, abierta, abrir: () => void abrir(), cerrar: () => setAbierta(false) };
}
