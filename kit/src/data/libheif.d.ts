/** The part of libheif that is used; its own types cover the WebAssembly build alone. */
declare module 'libheif-js/libheif/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Calls back with the pixels, or with `null` when the picture can't be decoded. */
    display(pixels: ImageData, done: (pixels: ImageData | null) => void): void;
    free(): void;
  }
  const libheif: () => { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
