import { TOAST } from 'domain/limits';
import { toast } from 'kit/toast';

/** The public address of a profile; `linkHost` is the page's ('vidriera.ar/'), the scheme the one it was served by. */
export const direccionPublica = (linkHost: string, username: string, protocolo: string): string =>
  `${protocolo}//${linkHost}${username}`;

/** Copies an address and says so; where the clipboard is refused, says the address itself. */
export async function copiar(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copiado', TOAST.cierrePerfil);
  } catch {
    toast.info(`Copiá tu link: ${url}`);
  }
}

/** Offers an address to the device's own sharing; copies it where there is none. Giving up is no failure. */
export async function compartir(titulo: string, url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copiar(url);
  try {
    await navigator.share({ title: titulo, url });
  } catch (caught) {
    if (caught instanceof DOMException && caught.name === 'AbortError') return;
    await copiar(url);
  }
}
