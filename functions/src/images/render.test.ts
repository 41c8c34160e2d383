import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foto, fotoDeTelefono } from '../testing/pictures.ts';
import { inspect } from './inspect.ts';
import { thumbnails } from './render.ts';

/** Peak of memory of a process that works on these bytes, in MB, Node itself included. */
function megasDe(bytes: Buffer): number {
  const carpeta = mkdtempSync(join(tmpdir(), 'vidriera-memoria-'));
  try {
    const archivo = join(carpeta, 'foto');
    writeFileSync(archivo, bytes);
    const sonda = join(import.meta.dirname, '../testing/memory-probe.ts');
    const salida = execFileSync(process.execPath, [sonda, archivo], { encoding: 'utf8' });
    const { megas, miniaturas } = JSON.parse(salida) as { megas: number; miniaturas: number };
    expect(miniaturas).toBe(3);
    return megas;
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}

describe('memory', () => {
  test('a phone’s 12 megapixels, lying on their side, stay under 250 MB in all', async () => {
    expect(megasDe(await fotoDeTelefono(4000, 3000, 6))).toBeLessThan(250);
  }, 60_000);
});

describe('thumbnails', () => {
  test('widest first, each narrower one lighter', async () => {
    const original = await foto(2000, 1500).jpeg({ quality: 95 }).toBuffer();
    const [ancha, media, chica] = await thumbnails(original);
    expect([ancha?.ancho, media?.ancho, chica?.ancho]).toEqual([1200, 480, 160]);
    expect((chica?.bytes.length ?? 0) < (media?.bytes.length ?? 0)).toBe(true);
    expect((media?.bytes.length ?? 0) < (ancha?.bytes.length ?? 0)).toBe(true);
  });
});

describe('inspect', () => {
  test('a colour profile is no personal data; an ICC profile alone rewrites nothing', async () => {
    const conPerfil = await foto(50, 50).withIccProfile('p3').jpeg().toBuffer();
    expect(await inspect(conPerfil)).toMatchObject({ kind: 'imagen', formato: 'jpeg', limpia: true });
  });

  test('says by content what a file is', async () => {
    for (const formato of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const bytes = await foto(40, 30).toFormat(formato).toBuffer();
      expect(await inspect(bytes)).toEqual({
        kind: 'imagen',
        formato,
        contentType: `image/${formato}`,
        limpia: true,
      });
    }
  });
});
