import { messages } from '@vidriera/domain/messages/messages';
import { toast } from '../messages/toast.ts';

/** Copies a text; `false` if the clipboard is refused, as in many in-app browsers. */
export async function copyText(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device has a share sheet. Browser only. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. If the sheet fails, the link is copied and a toast tells; closing it is no failure. */
export async function shareBySheet(titulo: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: titulo, url });
  } catch (caught) {
    if (caught instanceof DOMException && caught.name === 'AbortError') return;
    if (await copyText(url)) toast.success(messages.general.copied);
    else toast.info(`Copiá el link: ${url}`);
  }
}

export const byWhatsApp = (titulo: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${titulo}\n${url}`)}`;

/** 'https://vidriera.ar/ana' → 'vidriera-ana', for downloads */
export const fileOf = (url: string): string => `vidriera-${new URL(url).pathname.split('/').at(-1)}`;

/** Returns a profile's public address. @param linkHost the page's: 'vidriera.ar/' */
export const publicAddress = (linkHost: string, username: string, protocol: string): string =>
  `${protocol}//${linkHost}${username}`;
