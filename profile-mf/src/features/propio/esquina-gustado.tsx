import type { Tarjeta } from 'domain/api';
import { TOAST } from 'domain/limits';
import { comoErrorDatos } from 'kit/datos/errores';
import { darLike, quitarLike } from 'kit/datos/likes';
import { toast } from 'kit/toast';
import { LikeButton } from 'kit/ui/like-button';
import { useState } from 'react';

/** The heart of a liked item. The card stays when it is taken back, so that it can be given again. */
export function EsquinaGustado({ item: { id, tipo, titulo } }: { item: Tarjeta }) {
  const [gusta, setGusta] = useState(true);
  const [ocupado, setOcupado] = useState(false);
  const alternar = async () => {
    setOcupado(true);
    setGusta(!gusta);
    try {
      await (gusta ? quitarLike(tipo, id) : darLike(tipo, id));
    } catch (caught) {
      setGusta(gusta);
      toast.error(comoErrorDatos(caught).message, TOAST.cierrePerfil);
    } finally {
      setOcupado(false);
    }
  };
  return <LikeButton title={titulo} liked={gusta} disabled={ocupado} onToggle={() => void alternar()} />;
}
