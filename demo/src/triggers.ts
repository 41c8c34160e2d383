/** What the emulators' hub answers when the functions are not among them. */
const NO_FUNCTIONS = 400;

async function request(hub: string, action: 'disable' | 'enable'): Promise<boolean> {
  const response = await fetch(`http://${hub}/functions/${action}BackgroundTriggers`, { method: 'PUT' });
  if (response.status === NO_FUNCTIONS) return false;
  if (!response.ok) throw new Error(`The emulators' hub would not ${action} triggers: ${response.status}`);
  return true;
}

/**
 * Does some work with the functions emulator's background triggers held: the seed writes what they would derive, so two
 * thousand of them would only find nothing to do.
 * @param hub `host:port` of the emulators' hub; without one, or without functions, the work is just done
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
      // What is stored comes to the functions as events a moment later: told once more, the hub waits until all were turned away.
      await request(hub, 'disable');
      await request(hub, 'enable');
    }
  }
  return stopped;
}
