import { toText } from './code.ts';

/** 128 random bits, base64url: an id that nobody guesses, or a secret. */
export const random128 = (): string => toText(crypto.getRandomValues(new Uint8Array(16)).buffer);

export const RANDOM_128_LENGTH = 22;
export const RANDOM_128 = /^[A-Za-z0-9_-]{22}$/;
