import type { OwnSeatState } from '../own-seats.ts';
import { useOwnSeats } from '../use-own-seats.ts';

const WORDS: Record<OwnSeatState, string> = { goes: 'Vas', waits: 'Esperás lugar' };

/** 'Vas' or 'Esperás lugar', of the signed-in person and an event; nothing else. */
export function OwnSeatsMark({ evento, className }: { evento: string; className?: string | undefined }) {
  const standing = useOwnSeats(evento);
  return standing ? <strong className={className}>{WORDS[standing]}</strong> : null;
}
