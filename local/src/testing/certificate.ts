import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A local certificate, and a flag that makes Chromium trust it. Chromium caches and reports only with a
 * trusted one.
 */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  flag: string;
}

/** Returns a new certificate for 127.0.0.1. @throws when openssl is missing */
export function newCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-days', '2', '-nodes'];
    const files = ['-keyout', key, '-out', cert];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
    const own = { key: readFileSync(key), cert: readFileSync(cert) };
    const publicKey = new X509Certificate(own.cert).publicKey.export({ type: 'spki', format: 'der' });
    const fingerprint = createHash('sha256').update(publicKey).digest('base64');
    return { ...own, flag: `--ignore-certificate-errors-spki-list=${fingerprint}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
