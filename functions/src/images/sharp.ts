import sharp from 'sharp';

/**
 * sharp, reduced to the decoders of the pictures we accept: a file is judged by its content, and nothing else (SVG, PDF,
 * TIFF, ImageMagick's hundred formats) is ever handed to a parser. One file at a time, so no operation cache and one thread:
 * on the shared CPU of an instance more threads cost memory and win nothing.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
