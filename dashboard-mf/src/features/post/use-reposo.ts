import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `ms` milliseconds. */
export function useReposo<T>(valor: T, ms: number): T {
  const [quieto, setQuieto] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(valor), ms);
    return () => clearTimeout(reloj);
  }, [valor, ms]);
  return quieto;
}
