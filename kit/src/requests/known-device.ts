import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { call } from './callable.ts';

/** Local storage key. It survives signing out, and has no address. */
export const DEVICES_KEY = 'vidriera.dispositivo';
const MOST = 5;

/** Returns what this device got when accounts signed in on it, newest first. */
export const knownDevices = (): string[] => readParsed(DEVICES_KEY, z.array(z.string())) ?? [];

export function keepDevice(device: string): void {
  const others = knownDevices().filter((other) => other !== device);
  write(DEVICES_KEY, JSON.stringify([device, ...others].slice(0, MOST)));
}

/** Asks for what a device gets, after a sign-in by password. @throws Failure */
export async function rememberDevice(): Promise<void> {
  const answer = await call('codes', { what: 'device' });
  if (answer.state === 'device' && answer.device) keepDevice(answer.device);
}
