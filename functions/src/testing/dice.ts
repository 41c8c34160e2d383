/** A small random generator (mulberry32), so that a failing history is played again by its seed. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    is: (chance: number) => next() < chance,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
