/** Reproducible random numbers: the same seed gives the same sequence. */
export type Random = {
  /** A number in [min, max), [0, 1) by default. */
  num: (min?: number, max?: number) => number;
  /** An integer in [min, max]. */
  int: (min: number, max: number) => number;
  /** Returns true with that probability. */
  passes: (probability: number) => boolean;
};

/** FNV-1a: a text as a 32-bit seed. */
function seed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** mulberry32 (public domain, Tommy Ettinger). */
export function random(text: string): Random {
  let status = seed(text);
  const following = () => {
    status = (status + 0x6d2b79f5) >>> 0;
    let t = status;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const num = (min = 0, max = 1) => min + following() * (max - min);
  const int = (min: number, max: number) => Math.floor(num(min, max + 1));
  return {
    num,
    int,
    passes: (probability) => following() < probability,
  };
}
