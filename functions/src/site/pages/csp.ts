import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '@vidriera/domain/link/players';
import type { FirebaseConfig } from '@vidriera/domain/site/config';
import { REPORTS, REPORTS_NAME } from '@vidriera/domain/site/reports';
import { WORKER_POLICY } from '@vidriera/domain/site/start';

interface Inline {
  scripts: string[];
  styles: string[];
}

/** Origins that the Firebase SDKs call. */
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];
/** Fresh uploads, before they have thumbnails. */
const PICTURES = ['https://firebasestorage.googleapis.com'];

/**
 * Returns the page's Content-Security-Policy: the site, Firebase or the emulators, and the given inline texts by hash. A nonce
 * would not survive a cache.
 */
export function contentSecurityPolicy({ scripts, styles }: Inline, { emulators }: FirebaseConfig): string {
  const local = emulators
    ? [emulators.auth, `http://${emulators.firestore}`, `http://${emulators.storage}`]
    : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sha256)],
    'style-src': ["'self'", ...styles.map(sha256)],
    'img-src': ["'self'", 'data:', 'blob:', ...PICTURES, ...local.slice(2)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(emulators ? local : FIREBASE)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The preview of an embed, and players after a press. A visit keeps its first page's policy.
    'frame-src': ["'self'", ...PLAYER_ORIGINS],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY],
    // Chromium uses `report-to`, other browsers `report-uri`.
    'report-uri': [REPORTS],
    'report-to': [REPORTS_NAME],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Header with the address of `report-to`. */
export const REPORTING = { 'Reporting-Endpoints': `${REPORTS_NAME}="${REPORTS}"` };

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
