/** A text as one word of a shell's command line. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
