import { z } from '@vidriera/domain/zod';

const LIMIT_MS = 3000;

const emulator = z.object({
  host: z.string(),
  port: z.number(),
  /** Ports of the hosting emulator's sites after the first. */
  reservedPorts: z._default(z.array(z.number()), []),
});
const emulatorsSchema = z.object({ hosting: emulator, functions: emulator });

/**
 * Where the emulators of a local stack answer.
 * @param hub host and port of the emulator hub
 * @throws when it does not answer within 3 s, or runs no emulator for hosting and functions
 */
export async function emulatorsOf(hub: string): Promise<z.infer<typeof emulatorsSchema>> {
  const answer = await fetch(`http://${hub}/emulators`, { signal: AbortSignal.timeout(LIMIT_MS) });
  return emulatorsSchema.parse(await answer.json());
}
