/**
 * The contract's opinion: `good` must be accepted, `bad` refused. `open` leaves rules free, and tests check
 * the result instead.
 */
export type Opinion = 'good' | 'bad' | 'open';

export const goodIf = (holds: boolean): Opinion => (holds ? 'good' : 'bad');

export function together(...all: Opinion[]): Opinion {
  return all.includes('bad') ? 'bad' : all.includes('open') ? 'open' : 'good';
}
