/** Orders by turns: each owner's first, then each one's second. So who schedules hundreds for one minute delays nobody. */
export function inTurns<T>(things: readonly T[], ownerOf: (thing: T) => string): T[] {
  const taken = new Map<string, number>();
  const turns = things.map((thing) => {
    const owner = ownerOf(thing);
    const turn = taken.get(owner) ?? 0;
    taken.set(owner, turn + 1);
    return { thing, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ thing }) => thing);
}
