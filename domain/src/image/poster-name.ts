/** Ends the file names of pictures that stand whole: posters, whose lettering no title and no crop may cover. */
const MARK = '-afiche';
const MARKED = /-afiche(?:\.\w{1,5})?(?:$|\?)/;

/** 'flyer.jpg' → 'flyer-afiche.jpg' */
export function posterName(file: string): string {
  const cut = file.lastIndexOf('.');
  return cut > 0 ? file.slice(0, cut) + MARK + file.slice(cut) : file + MARK;
}

/** Whether a picture stands whole. @param imagen Storage path or download URL */
export const isPosterName = (imagen: string | null | undefined): boolean => MARKED.test(imagen ?? '');

/** Taller than 4:5, but for rounding: so are posters. */
export const isTall = (width: number, height: number): boolean => width < height * 0.79;
