import sharp from 'sharp';

/**
 * Returns a phone photo of about 3 MB (4000 × 3000): soft shapes with sensor grain, hard for JPEG and WebP.
 */
export async function photo(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shapes = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#808080', noise },
  })
    .blur(3)
    .resize(width, height, { kernel: 'cubic' })
    .normalise()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { ...noise, sigma: 10 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
