import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THUMBNAIL_BYTES, THUMBNAIL_WIDTHS } from '@vidriera/domain/values/limits';
import { describe, expect, test } from 'vitest';
import { phonePhoto, photo } from '../../testing/pictures.ts';
import { inspect } from './inspect.ts';
import { thumbnails } from './render.ts';
import { sharp } from './sharp.ts';

/** Returns the peak memory of a process that renders these bytes, in MB with Node itself. */
function megabytesOf(bytes: Buffer): number {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-memoria-'));
  try {
    const file = join(folder, 'foto');
    writeFileSync(file, bytes);
    const probe = join(import.meta.dirname, '../../testing/memory-probe.ts');
    const output = execFileSync(process.execPath, [probe, file], { encoding: 'utf8' });
    const { megabytes, thumbnails } = JSON.parse(output) as { megabytes: number; thumbnails: number };
    expect(thumbnails).toBe(THUMBNAIL_WIDTHS.length);
    return megabytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('memory', () => {
  test('rendering a rotated photo of 12 megapixels stays under 250 MB', async () => {
    expect(megabytesOf(await phonePhoto(4000, 3000, 6))).toBeLessThan(250);
  });
});

describe('thumbnails', () => {
  test('come widest first, each lighter than the wider one', async () => {
    const original = await photo(2000, 1500).jpeg({ quality: 95 }).toBuffer();
    const [wide, first, media, small] = await thumbnails(original);
    expect([wide?.width, first?.width, media?.width, small?.width]).toEqual([1200, 768, 480, 160]);
    expect((small?.bytes.length ?? 0) < (media?.bytes.length ?? 0)).toBe(true);
    expect((media?.bytes.length ?? 0) < (first?.bytes.length ?? 0)).toBe(true);
    expect((first?.bytes.length ?? 0) < (wide?.bytes.length ?? 0)).toBe(true);
  });
});

describe('weight', () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 70 })
      .toBuffer();

  test('noise, also as a strip, stays under a thumbnail’s limit', async () => {
    for (const height of [900, 3600]) {
      for (const { width, bytes } of await thumbnails(await noise(1200, height))) {
        expect(bytes.length, `${width} of ${height}`).toBeLessThanOrEqual(THUMBNAIL_BYTES[width]);
        const drawn = await sharp(bytes).metadata();
        expect(drawn.width / drawn.height).toBeCloseTo(1200 / height, 1);
      }
    }
  });

  test('a photo keeps width and quality', async () => {
    const original = await photo(2000, 1500).jpeg({ quality: 95 }).toBuffer();
    const drawn = await Promise.all((await thumbnails(original)).map(({ bytes }) => sharp(bytes).metadata()));
    expect(drawn.map(({ width }) => width)).toEqual([1200, 768, 480, 160]);
  });
});

describe('inspect', () => {
  test('a colour profile is no personal data; an ICC profile alone rewrites nothing', async () => {
    const withPerfil = await photo(50, 50).withIccProfile('p3').jpeg().toBuffer();
    expect(await inspect(withPerfil)).toMatchObject({ kind: 'image', format: 'jpeg', isClean: true });
  });

  test('recognises a file by its content', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const bytes = await photo(40, 30).toFormat(format).toBuffer();
      expect(await inspect(bytes)).toEqual({
        kind: 'image',
        format,
        contentType: `image/${format}`,
        isClean: true,
      });
    }
  });
});
