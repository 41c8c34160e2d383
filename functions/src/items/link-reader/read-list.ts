import { fetchFile } from './fetch-file.ts';
import { INTERNET, type Web } from './fetch-public.ts';

/** Lists of 250,000 hosts have some 7 MB. */
const LIST = {
  accept: 'text/plain',
  type: /^(?:text\/plain|application\/octet-stream)\b/i,
  max: 10 * 1024 * 1024,
};

/**
 * Reads a list of malicious hosts.
 * @param ms how long it may take
 * @returns `null` for other contents, refusals, and too many bytes
 * @throws NotPublic, undici's errors
 */
export async function readList(address: string, ms: number, web: Web = INTERNET): Promise<string | null> {
  const bytes = await fetchFile(address, LIST, web, AbortSignal.timeout(ms));
  return bytes && new TextDecoder().decode(bytes);
}
