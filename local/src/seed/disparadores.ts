/** What the emulators' hub answers when the functions are not among them. */
const SIN_FUNCIONES = 400;

async function pedir(hub: string, accion: 'disable' | 'enable'): Promise<boolean> {
  const respuesta = await fetch(`http://${hub}/functions/${accion}BackgroundTriggers`, { method: 'PUT' });
  if (respuesta.status === SIN_FUNCIONES) return false;
  if (!respuesta.ok) throw new Error(`The emulators' hub would not ${accion} triggers: ${respuesta.status}`);
  return true;
}

/**
 * Does some work with the functions emulator's background triggers held: the seed writes what they would derive, so two
 * thousand of them would only find nothing to do.
 * @param hub `host:port` of the emulators' hub; without one, or without functions, the work is just done
 */
export async function sinDisparadores<T>(hub: string | undefined, trabajo: () => Promise<T>): Promise<T> {
  const detenidos = hub ? await pedir(hub, 'disable') : false;
  try {
    return await trabajo();
  } finally {
    if (hub && detenidos) await pedir(hub, 'enable');
  }
}
