/** What a door noted last of one party. The higher `seq` wins; a door counts its own. */
export interface Mark {
  seq: number;
  /** People of the party who came. 0: undone. */
  arrived: number;
}
/** One door's marks, by the party's nonce. */
export type Marks = Readonly<Record<string, Mark>>;
/** All doors' marks, by the door's name. */
export type Doors = Readonly<Record<string, Marks>>;

/** People without a seat have the register of a party with this name. */
export const WALK_INS = '+';

/** One door makes no two marks of a number; if it ever did, the higher count wins in every order. */
const isHigher = (one: Mark, other: Mark): boolean =>
  one.seq === other.seq ? one.arrived > other.arrived : one.seq > other.seq;

/** Merges two states of one door: in any order, and however often, with the same result. */
export function mergeMarks(one: Marks, other: Marks): Marks {
  const merged: Record<string, Mark> = { ...one };
  for (const [party, mark] of Object.entries(other)) {
    const before = merged[party];
    if (!before || isHigher(mark, before)) merged[party] = mark;
  }
  return merged;
}

/** Merges two states of all doors. */
export function mergeDoors(one: Doors, other: Doors): Doors {
  const merged: Record<string, Marks> = { ...one };
  for (const [door, marks] of Object.entries(other)) merged[door] = mergeMarks(merged[door] ?? {}, marks);
  return merged;
}

/** Returns the number of a door's next mark. */
export const nextSeq = (marks: Marks): number =>
  Object.values(marks).reduce((highest, { seq }) => Math.max(highest, seq), 0) + 1;

/** How many of a party came, by door. More than one door: double. */
export function arrivalsOf(doors: Doors, party: string): { arrived: number; byDoor: Record<string, number> } {
  const at = Object.entries(doors).flatMap(([door, marks]) => {
    const arrived = marks[party]?.arrived ?? 0;
    return arrived > 0 ? [[door, arrived] as const] : [];
  });
  return { arrived: at.reduce((sum, [, arrived]) => sum + arrived, 0), byDoor: Object.fromEntries(at) };
}

/** How many of a party came: no more than its seats, however many doors noted it. */
export const cameOf = (doors: Doors, party: string, asked: number): number =>
  Math.min(arrivalsOf(doors, party).arrived, asked);

export interface DoorCounts {
  /** People inside: of a party no more than its seats, however many doors noted it. */
  inside: number;
  /** Of them, without a seat. */
  walkIns: number;
  /** Of them, of parties that left the list since. */
  unlisted: number;
  /** Parties that two doors noted. */
  doubles: number;
}

/** Counts who came. @param parties of the list, with the seats that they asked for */
export function countsOf(doors: Doors, parties: readonly { nonce: string; asked: number }[]): DoorCounts {
  const counts: DoorCounts = { inside: 0, walkIns: 0, unlisted: 0, doubles: 0 };
  const seats = new Map(parties.map(({ nonce, asked }) => [nonce, asked]));
  for (const party of new Set(Object.values(doors).flatMap((marks) => Object.keys(marks)))) {
    const { arrived, byDoor } = arrivalsOf(doors, party);
    const asked = seats.get(party);
    const isWalkIn = party === WALK_INS;
    const people = isWalkIn ? arrived : Math.min(arrived, asked ?? Math.max(0, ...Object.values(byDoor)));
    counts.inside += people;
    if (isWalkIn) counts.walkIns += people;
    else if (asked === undefined) counts.unlisted += people;
    if (!isWalkIn && Object.keys(byDoor).length > 1) counts.doubles += 1;
  }
  return counts;
}
