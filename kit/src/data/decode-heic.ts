/**
 * Decodes a HEIC with libheif, fetched for browsers that read none: 740 KB, and seconds of work for a phone's photo
 * (docs/decisions/heic.md).
 * @throws TypeError when libheif can't be fetched
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const { default: libheif } = await import('libheif-js/libheif/libheif.js');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [image, ...others] = new (libheif().HeifDecoder)().decode(bytes);
  for (const other of others) other.free();
  if (!image) throw new RangeError('libheif finds no picture in the file');
  try {
    const pixels = new ImageData(image.get_width(), image.get_height());
    await new Promise<void>((resolve, reject) =>
      image.display(pixels, (done) =>
        done ? resolve() : reject(new RangeError('libheif can’t decode the picture')),
      ),
    );
    return await createImageBitmap(pixels);
  } finally {
    image.free();
  }
}
