import type { Card } from 'domain/item/wire-schema';
import { read, write } from './local-storage.ts';

const KEY = 'vidriera.wantedLike';

/** What a heart is pressed on. */
export type Likable = Pick<Card, 'tipo' | 'id' | 'titulo'>;

/** What is kept, as text; for kit/take-wanted, which parses it. */
export const wantedText = (): string | null => read(KEY, 'sessionStorage');

/** Keeps what a visitor likes, in this tab, while they sign in or up. */
export function wantLike({ tipo, id, titulo }: Likable): void {
  write(KEY, JSON.stringify({ tipo, id, titulo, at: Date.now() }), 'sessionStorage');
}

/** Forgets it: it was given, or the visitor came back as one, or somebody signed out. */
export const forgetWanted = (): void => write(KEY, null, 'sessionStorage');
