import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launcherJar, manifest } from './launcher-jar.ts';
import { zipOf } from './zip.ts';

/** Has Python, or unzip, read the archive back: a reader that knows nothing of the writer. */
function readBack(zip: Buffer, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const file = join(folder, 'a.zip');
  writeFileSync(file, zip);
  try {
    return execFileSync('sh', ['-c', READER, 'sh', file, name], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const READER = `if command -v unzip >/dev/null; then unzip -tq "$1" >/dev/null && unzip -p "$1" "$2"
else python3 -c 'import sys, zipfile; sys.stdout.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode())' "$1" "$2"; fi`;

describe('launcher jar', () => {
  it('is a zip that others can read', () => {
    expect(readBack(zipOf('a/b.txt', 'ñandú\r\n'), 'a/b.txt')).toBe('ñandú\r\n');
  });

  it('names the main class and the real jar', () => {
    const text = readBack(launcherJar('/opt/a b/emulator.jar'), 'META-INF/MANIFEST.MF');
    expect(text).toContain('Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n');
    expect(text).toContain('Class-Path: file:///opt/a%20b/emulator.jar\r\n');
    expect(text.endsWith('\r\n\r\n')).toBe(true);
  });

  it('wraps lines at 72 bytes in the way of jars', () => {
    const value = `file:///${'x'.repeat(200)}.jar`;
    const lines = manifest({ 'Class-Path': value }).split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBe(72);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`Class-Path: ${value}\r\n`);
  });

  it('has the same bytes each time', () => {
    expect(launcherJar('/a.jar').equals(launcherJar('/a.jar'))).toBe(true);
  });
});
