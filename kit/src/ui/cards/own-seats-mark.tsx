import type { OwnSeatState } from '../../seats/own-seats.ts';
import { useOwnSeats } from '../../seats/use-own-seats.ts';

const WORDS: Record<OwnSeatState, string> = { goes: 'Vas', waits: 'Esperás lugar' };

/** 'Vas' or 'Esperás lugar', for the signed-in person; nothing else. */
export function OwnSeatsMark({ evento, className }: { evento: string; className?: string | undefined }) {
  const standing = useOwnSeats(evento);
  return standing ? <strong className={className}>{WORDS[standing]}</strong> : null;
}
