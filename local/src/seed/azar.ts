/** Reproducible chance: the same seed gives the same sequence on every machine. */
export type Azar = {
  /** A number in [min, max), [0, 1) by default. */
  num: (min?: number, max?: number) => number;
  /** An integer in [min, max], both included. */
  int: (min: number, max: number) => number;
  uno: <T>(lista: readonly T[]) => T;
  /** The list in another order. */
  mezclar: <T>(lista: readonly T[]) => T[];
  /** Whether something of that probability happens. */
  pasa: (probabilidad: number) => boolean;
};

/** FNV-1a: a text as a 32-bit seed. */
function semilla(texto: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(texto)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** mulberry32 (public domain, Tommy Ettinger) seeded by a text. */
export function azar(texto: string): Azar {
  let estado = semilla(texto);
  const siguiente = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const num = (min = 0, max = 1) => min + siguiente() * (max - min);
  const int = (min: number, max: number) => Math.floor(num(min, max + 1));
  return {
    num,
    int,
    uno: (lista) => {
      const elegido = lista[int(0, lista.length - 1)];
      if (elegido === undefined) throw new RangeError('Nothing to choose from');
      return elegido;
    },
    mezclar: (lista) => {
      const copia = [...lista];
      for (let i = copia.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copia[i], copia[j]] = [copia[j] as never, copia[i] as never];
      }
      return copia;
    },
    pasa: (probabilidad) => siguiente() < probabilidad,
  };
}
