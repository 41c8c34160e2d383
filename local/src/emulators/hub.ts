import { z } from '@vidriera/domain/zod-classic';

const EXPORT_MS = 60_000;

const Refusal = z.object({ message: z.string() });

/**
 * Exports every emulator's data to `folder`, replacing it.
 * @throws when the hub does not answer in a minute or reports a failure
 */
export async function exportData(hub: string, folder: string): Promise<void> {
  const answer = await fetch(`http://${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'local stack' }),
    signal: AbortSignal.timeout(EXPORT_MS),
  });
  if (!answer.ok)
    throw new Error(`the emulator hub answered ${answer.status}: ${reasonIn(await answer.text())}`);
}

function reasonIn(text: string): string {
  try {
    return Refusal.parse(JSON.parse(text)).message;
  } catch {
    return text.slice(0, 200); // not JSON: the server of the hub itself failed
  }
}
