import { messages } from '@vidriera/domain/messages/messages';
import { toast } from './toast.ts';

/** Copies an address; `false` where the clipboard is refused, as in many in-app browsers. */
export async function copyText(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a share sheet of its own. In the browser only. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Giving up is no failure; what the sheet refuses is copied and said instead. */
export async function shareBySheet(titulo: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: titulo, url });
  } catch (caught) {
    if (caught instanceof DOMException && caught.name === 'AbortError') return;
    if (await copyText(url)) toast.success(messages.general.copied);
    else toast.info(`Copiá el link: ${url}`);
  }
}

/** Address that opens WhatsApp with the title and the link written; works without the app, too. */
export const byWhatsApp = (titulo: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${titulo}\n${url}`)}`;

/** What files made of an address are called: 'https://vidriera.ar/ana' → 'vidriera-ana'. */
export const fileOf = (url: string): string => `vidriera-${new URL(url).pathname.split('/').at(-1)}`;

/** The public address of a profile; `linkHost` is the page's ('vidriera.ar/'), the scheme the one it was served by. */
export const publicAddress = (linkHost: string, username: string, protocol: string): string =>
  `${protocol}//${linkHost}${username}`;
