import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UserError } from '../cli/user-error.ts';
import { writeManifest } from './export-manifest.ts';
import { findSavedData, promoteExport, saveData } from './saved-data.ts';

const ACCOUNT = { email: 'a@example.com', password: 'secreto', role: 'creador', username: 'ana' };
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Writes an export like the hub does, with `mark` in it. */
function exported(name: string, mark: string): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'auth_export'), { recursive: true });
  writeFileSync(join(folder, 'auth_export', 'accounts.json'), mark);
  writeManifest(folder, [{ ...ACCOUNT, username: mark }], new Date('2026-11-21T12:00:00Z'));
  return folder;
}
const found = (): string | undefined => findSavedData(home)?.manifest.accounts[0]?.username;

describe('saved data', () => {
  it('is undefined before the first save', () => {
    expect(findSavedData(home)).toBeUndefined();
  });

  it('replaces the current export and keeps it as the previous one', () => {
    exported('next', 'one');
    promoteExport(home);
    exported('next', 'two');
    promoteExport(home);
    expect(found()).toBe('two');
    expect(existsSync(join(home, 'previous', 'vidriera-export.json'))).toBe(true);
    exported('next', 'three');
    promoteExport(home);
    expect(found()).toBe('three');
  });

  it('ignores an interrupted export', () => {
    exported('current', 'yesterday');
    mkdirSync(join(home, 'next'));
    writeFileSync(join(home, 'next', 'half'), 'x');
    expect(found()).toBe('yesterday');
  });

  it('removes a failed export and keeps the current data', async () => {
    exported('current', 'yesterday');
    const hub = createServer((_request, response) => {
      mkdirSync(join(home, 'next'));
      writeFileSync(join(home, 'next', 'half'), 'x');
      response.writeHead(500).end('{\n  "message": "failed to write export"\n}');
    });
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(hub.address() as AddressInfo).port}`;
    await expect(saveData(host, [ACCOUNT], new Date(), home)).rejects.toThrow(
      /^the emulator hub answered 500: failed to write export$/,
    );
    hub.close();
    expect(existsSync(join(home, 'next'))).toBe(false);
    expect(found()).toBe('yesterday');
  });

  it('finds the export when the run was killed between the two renames', () => {
    exported('current', 'old');
    exported('next', 'new');
    renameSync(join(home, 'current'), join(home, 'previous'));
    expect(found()).toBe('new');
  });

  it.each([
    [
      'a damaged file',
      (folder: string) => appendFileSync(join(folder, 'auth_export/accounts.json'), 'x'),
      'damaged',
    ],
    ['a missing file', (folder: string) => rmSync(join(folder, 'auth_export/accounts.json')), 'missing'],
    [
      'a manifest cut short',
      (folder: string) => writeFileSync(join(folder, 'vidriera-export.json'), '{'),
      'cannot be read',
    ],
  ])('rejects %s and says how to recover', (_what, damage, words) => {
    damage(exported('current', 'one'));
    expect(() => findSavedData(home)).toThrow(UserError);
    expect(() => findSavedData(home)).toThrow(words);
    expect(() => findSavedData(home)).toThrow('npm start -- --fresh');
  });
});
