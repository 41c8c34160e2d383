/**
 * What the contract says of something: it must be let in, it must be refused, or it says nothing that a rule must know
 * (`open`): rules may do as they like, and what comes of it is looked at instead.
 */
export type Opinion = 'good' | 'bad' | 'open';

export const goodIf = (holds: boolean): Opinion => (holds ? 'good' : 'bad');

/** Several opinions on one thing: refused if one refuses. */
export function together(...all: Opinion[]): Opinion {
  return all.includes('bad') ? 'bad' : all.includes('open') ? 'open' : 'good';
}
