/** Answer of the emulators' hub without functions. */
const NO_FUNCTIONS = 400;

async function request(hub: string, action: 'disable' | 'enable'): Promise<boolean> {
  const response = await fetch(`http://${hub}/functions/${action}BackgroundTriggers`, { method: 'PUT' });
  if (response.status === NO_FUNCTIONS) return false;
  if (!response.ok) throw new Error(`The emulators' hub refused to ${action} triggers: ${response.status}`);
  return true;
}

/**
 * Runs some work with the emulator's triggers disabled: the seed contains what two thousand of them would
 * derive.
 * @param hub `host:port` of the emulators' hub; may be missing
 * @returns whether there are functions
 */
export async function withoutTriggers(
  hub: string | undefined,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const stopped = hub ? await request(hub, 'disable') : false;
  try {
    await work();
  } finally {
    if (hub && stopped) {
      // Events arrive a moment after a write; the second request waits until all were dropped.
      await request(hub, 'disable');
      await request(hub, 'enable');
    }
  }
  return stopped;
}
