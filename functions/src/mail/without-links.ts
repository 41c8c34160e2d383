/** Invisible; mail programs make no link of an address with it. */
const WORD_JOINER = '\u2060';

/** Keeps mail programs from making links of bare addresses in people's texts. */
export const withoutLinks = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])|:(?=\/\/)|@(?=\S)/gu, `$&${WORD_JOINER}`);
