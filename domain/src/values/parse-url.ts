/** `URL.parse`, which browsers of the floor lack (domain/src/site/browser-floor.ts): `null` for a text that is no address. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
